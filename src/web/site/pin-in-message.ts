/** The six digits of a message that carries a PIN; null when it has none. */
export function pinInMessage(body: string): string | null {
  return /(?<!\d)\d{6}(?!\d)/.exec(body)?.[0] ?? null;
}
