/** Accents and breathings of Latin and Greek, as they stand after their letter when text is taken apart (NFD). */
const marks = [0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x30a, 0x30b, 0x30c, 0x313, 0x314, 0x326, 0x327, 0x328, 0x342, 0x345]
  .map((code) => String.fromCodePoint(code))
  .join('');

/**
 * SQL for a text as it is searched and sorted: lower case, without accents, the final sigma as any other. By PostgreSQL's own
 * collation, so that it is the same on every server.
 */
export function folded(expression: string): string {
  return `translate(normalize(lower((${expression}) collate "pg_c_utf8"), NFD), 'ς${marks}', 'σ')`;
}

/**
 * SQL for the letter under which a name stands in the phone book: the first of its second word, of its only word when it has
 * one; upper case, without accents. Null for a name without letters.
 */
export function phoneBookLetter(name: string): string {
  const first = `coalesce((regexp_match(${name}, '^\\s*\\S+\\s+(\\S)'))[1], (regexp_match(${name}, '\\S'))[1])`;
  return `upper(left(${folded(first)}, 1))`;
}
