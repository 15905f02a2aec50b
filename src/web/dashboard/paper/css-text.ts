/** A text as a CSS string, for `content`: whatever is no letter, digit or space of ASCII is written by its number. */
export function cssText(text: string): string {
  const escaped = text.replace(/[^A-Za-z0-9 ]/gu, (character) => `\\${(character.codePointAt(0) ?? 0).toString(16)} `);
  return `"${escaped}"`;
}
