import { expect, test } from 'vitest';
import { namedColumns, pastedCell, pastedRows, sentCells, shownCells } from './sheet-cells.ts';
import type { CellKind } from './sheet-columns.ts';
import { transactionColumns } from './transaction-columns.ts';

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

const options = [
  { value: 'Purchase', label: 'Purchase' },
  { value: 'Sale', label: 'Πώληση' },
  { value: 'GBP', label: 'GBP' },
];

test.each<[CellKind, string, 'en' | 'el', string]>([
  ['day', '31/03/2026', 'en', '31/03/2026'],
  ['day', '1.3.2026', 'en', '01/03/2026'],
  ['day', '2026-03-31', 'en', '31/03/2026'],
  ['day', '2026-03-31 00:00:00', 'en', '31/03/2026'],
  ['day', '31/31/2026', 'en', '31/31/2026'],
  ['choice', 'purchase', 'en', 'Purchase'],
  ['choice', 'πώληση', 'el', 'Sale'],
  ['choice', 'Gift', 'en', 'Gift'],
  ['choice', 'gbp', 'en', 'GBP'],
  ['size', '£1,234.50', 'en', '1234.50'],
  ['size', '(1,234.50)', 'en', '1234.50'],
  ['size', '-12', 'en', '12'],
  ['size', '1.234,50 €', 'el', '1234,50'],
  ['number', '(1,234.50)', 'en', '-1234.50'],
  ['number', '\u221212', 'en', '-12'],
  ['number', '-1.234,5', 'el', '-1234,5'],
  ['note', ' -12', 'en', ' -12'],
])('%s %j in %s is %j', (kind, text, locale, expected) => {
  expect(pastedCell(kind, text, { options, locale })).toBe(expected);
});

const namesOf = (column: string) => (column === 'day' ? ['Date'] : ['Target units', 'Units']);

test('the head of a table says the columns', () => {
  const columns = ['day', 'target'] as const;
  expect(namedColumns([['Units', 'Broker', 'date']], columns, namesOf)).toEqual(['target', null, 'day']);
  expect(namedColumns([['Target', 'DAY']], columns, namesOf)).toEqual(['target', 'day']);
  expect(namedColumns([['Units', '5']], columns, namesOf)).toBeNull();
});

test('what a type does not ask for is not sent', () => {
  const cells = shownCells(transactionColumns, { day: '2026-03-31', type: 'Tax', amount: '1234.5', units: '3', currency: 'GBP' }, 'el');
  expect(cells).toMatchObject({ day: '31/03/2026', amount: '1234,5' });
  const sent = sentCells(transactionColumns, cells, 'el');
  expect(sent).toMatchObject({ day: '2026-03-31', type: 'Tax', amount: '1234.5' });
  expect(sent).not.toHaveProperty('units');
  expect(transactionColumns.asked({ ...cells, type: '' })).toContain('units');
});
