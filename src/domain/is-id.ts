/** Returns true if `text` has the form of our ids: 32 hex digits without dashes, in lower case. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
