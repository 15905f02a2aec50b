import { expect, test } from 'vitest';
import { importReport } from './import-report.ts';

const none = { listed: [], others: 0 };

test('an import tells what each file brought', () => {
  const counts = { 'prices.csv': { rows: 12_000, added: 11_000, changed: 1 } };
  expect(importReport({ kind: 'imported', counts, warnings: none })).toBe(
    [
      'Imported:',
      '                              rows         new     changed   unchanged',
      '  prices.csv                12,000      11,000           1         999',
    ].join('\n'),
  );
  expect(importReport({ kind: 'checked', counts, warnings: none })).toMatch(/^No problems found\. Dry run, nothing was saved:/);
});

test('a refused one tells every problem, and how many more there are', () => {
  const problems = [
    { file: 'prices.csv', line: 3, column: 'close', found: '', expected: 'a number' },
    { file: 'sales.csv', line: null, column: null, found: 'sales.csv', expected: 'one of prices.csv' },
  ];
  expect(importReport({ kind: 'refused', problems, others: 1200, warnings: none })).toBe(
    [
      'Nothing was imported: 1,202 problems found.',
      '  prices.csv, line 3, close: found nothing, expected a number',
      '  sales.csv: found "sales.csv", expected one of prices.csv',
      '  … and 1,200 more',
    ].join('\n'),
  );
});

test('of what was imported with warnings it says where they stand, and how many of them', () => {
  const counts = { 'prices.csv': { rows: 1, added: 1, changed: 0 } };
  const warned = (others: number) =>
    importReport({ kind: 'imported', counts, warnings: { listed: [], others } })
      .split('\n')
      .at(-1);
  expect(warned(3)).toBe('Data health lists them until the rows are replaced.');
  expect(warned(1001)).toBe('Data health lists the first 1,000 of them until the rows are replaced.');
});

test('warnings stand below what came in, and below what kept it out', () => {
  const warnings = {
    listed: [{ file: 'transactions.csv', line: 7, column: 'amount', found: '-3000', expected: 'about -2,060' }],
    others: 12,
  };
  const said = ['13 warnings:', '  transactions.csv, line 7, amount: found "-3000", expected about -2,060', '  … and 12 more'].join('\n');
  const checked = importReport({ kind: 'checked', counts: { 'prices.csv': { rows: 1, added: 1, changed: 0 } }, warnings });
  expect(checked).toMatch(/^No problems, but warnings\. Dry run, nothing was saved:/);
  expect(checked.endsWith(`\n${said}`)).toBe(true);
  const problems = [{ file: 'prices.csv', line: 3, column: 'close', found: '', expected: 'a number' }];
  expect(importReport({ kind: 'refused', problems, others: 0, warnings }).split('\n').slice(2).join('\n')).toBe(said);
});

test('what can be confirmed says how, once', () => {
  const doubt = { file: 'accounts.csv', column: 'portal', found: 'Mian', expected: 'Main', confirmedBy: 'new-portals' } as const;
  const problems = [
    { ...doubt, line: 2 },
    { ...doubt, line: 3 },
  ];
  expect(importReport({ kind: 'refused', problems, others: 0, warnings: none }).split('\n').slice(3)).toEqual([
    'Use --confirm new-portals if these portals are new, not another spelling of an existing one.',
  ]);
});
