import { expect, test } from 'vitest';
import { toldResult } from './told-result.ts';

test('an import tells what each file brought', () => {
  const counts = { 'prices.csv': { rows: 12_000, added: 11_000, changed: 1 } };
  expect(toldResult({ kind: 'imported', counts })).toBe(
    [
      'Imported:',
      '                              rows         new     changed   as before',
      '  prices.csv                12,000      11,000           1         999',
    ].join('\n'),
  );
  expect(toldResult({ kind: 'checked', counts })).toMatch(/^All of it is right; nothing has been kept:/);
});

test('a refused one tells every problem, and how many more there are', () => {
  const problems = [
    { file: 'prices.csv', line: 3, column: 'close', found: '', expected: 'a number' },
    { file: 'sales.csv', line: null, column: null, found: 'sales.csv', expected: 'one of prices.csv' },
  ];
  expect(toldResult({ kind: 'refused', problems, others: 1200 })).toBe(
    [
      'Nothing was imported, because of 1,202 problems:',
      '  prices.csv, line 3, close: found nothing, expected a number',
      '  sales.csv: found "sales.csv", expected one of prices.csv',
      '  … and 1,200 more',
    ].join('\n'),
  );
});
