import { describe, expect, test } from 'vitest';
import { parseMonthName } from './month-names.ts';

const languages = ['en', 'el', 'de', 'fr', 'nl', 'es', 'it'];
const styles = [
  ['long', { day: 'numeric', month: 'long', year: 'numeric' }],
  ['short', { day: 'numeric', month: 'short', year: 'numeric' }],
  ['long alone', { month: 'long' }],
  ['short alone', { month: 'short' }],
] as const;

/** The name of a month as the language itself writes it in a date, genitive and full stop included. */
function nameOf(language: string, month: number, style: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).formatToParts(new Date(Date.UTC(2026, month - 1, 15)));
  return parts.find(({ type }) => type === 'month')?.value ?? '';
}

describe('the months of a language', () => {
  test.each(languages.flatMap((language) => styles.map(([name, style]) => [language, name, style] as const)))(
    '%s, %s',
    (language, _name, style) => {
      const months = Array.from({ length: 12 }, (_month, at) => at + 1);
      expect(months.map((month) => parseMonthName(nameOf(language, month, style)))).toEqual(months);
    },
  );
});

test.each([
  ['Σεπ', 9],
  ['Σεπ.', 9],
  ['ΣΕΠΤΕΜΒΡΙΟΥ', 9],
  ['Σεπτεμβρίου', 9],
  ['Σεπτεμβριου', 9],
  ['ΣΕΠΤΕΜΒΡΙΟΣ', 9],
  ['Μαΐ', 5],
  ['Μαι', 5],
  ['Ιουν', 6],
  ['Ιουλ', 7],
  ['Sept', 9],
  ['mrt', 3],
  ['Mrz', 3],
  ['Jänner', 1],
  ['août', 8],
  ['jui', null],
  ['Ιου', null],
  ['Foo', null],
  ['Ma', null],
  ['Septemberish', null],
])('%s is %j', (word, expected) => {
  expect(parseMonthName(word)).toBe(expected);
});
