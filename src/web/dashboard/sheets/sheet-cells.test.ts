import { expect, test } from 'vitest';
import type { SheetColumn } from '#contracts/ledger/sheet.ts';
import { askedColumns, namedColumns, pastedCell, pastedRows, sentCells, shownCells } from './sheet-cells.ts';

test.each([
  [
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\t"two\nlines"\r\nc\t',
    [
      ['a', 'two\nlines'],
      ['c', ''],
    ],
  ],
  ['\n\n', []],
  ['alone', [['alone']]],
])('%j is pasted as %j', (text, rows) => {
  expect(pastedRows(text)).toEqual(rows);
});

const words = {
  locale: 'en',
  typeName: (type: string) => (type === 'Sale' ? 'Πώληση' : type),
  columnName: (column: string) => column,
} as const;

test.each<[SheetColumn, string, 'en' | 'el', string]>([
  ['day', '31/03/2026', 'en', '31/03/2026'],
  ['day', '1.3.2026', 'en', '01/03/2026'],
  ['day', '2026-03-31', 'en', '31/03/2026'],
  ['day', '2026-03-31 00:00:00', 'en', '31/03/2026'],
  ['day', '31/31/2026', 'en', '31/31/2026'],
  ['type', 'purchase', 'en', 'Purchase'],
  ['type', 'πώληση', 'el', 'Sale'],
  ['type', 'Gift', 'en', 'Gift'],
  ['currency', 'gbp', 'en', 'GBP'],
  ['amount', '£1,234.50', 'en', '1234.50'],
  ['amount', '(1,234.50)', 'en', '1234.50'],
  ['amount', '-12', 'en', '12'],
  ['amount', '1.234,50 €', 'el', '1234,50'],
  ['note', ' -12', 'en', ' -12'],
])('%s %j in %s is %j', (column, text, locale, expected) => {
  expect(pastedCell(column, text, { ...words, locale })).toBe(expected);
});

const nameOf = (column: string) => (column === 'day' ? 'Date' : 'Units');

test('the head of a table says the columns', () => {
  const columns = ['day', 'units'] as const;
  expect(namedColumns([['Units', 'Broker', 'date']], columns, nameOf)).toEqual(['units', null, 'day']);
  expect(namedColumns([['Units', '5']], columns, nameOf)).toBeNull();
});

test('what a type does not ask for is not sent', () => {
  const cells = shownCells({ day: '2026-03-31', type: 'Tax', amount: '1234.5', units: '3', currency: 'GBP' }, 'el');
  expect(cells).toMatchObject({ day: '31/03/2026', amount: '1234,5' });
  expect(sentCells(cells, 'el')).toMatchObject({ day: '2026-03-31', type: 'Tax', amount: '1234.5' });
  expect(sentCells(cells, 'el')).not.toHaveProperty('units');
  expect(askedColumns('')).toContain('units');
});
