import { expect, test } from 'vitest';
import { asOfShortcuts, withDate } from './as-of-range.ts';

test('the latest day, the last end of a month and of a year can be reached at once', () => {
  expect(asOfShortcuts({ asOf: '2026-05-04', min: '2016-04-12', max: '2026-06-29' })).toEqual([
    { key: 'latestDate', date: '2026-06-29' },
    { key: 'previousMonthEnd', date: '2026-05-31' },
    { key: 'previousYearEnd', date: '2025-12-31' },
  ]);
});

test('the day that is shown and days without figures are left out', () => {
  expect(asOfShortcuts({ asOf: '2026-06-29', min: '2026-03-01', max: '2026-06-29' })).toEqual([
    { key: 'previousMonthEnd', date: '2026-05-31' },
  ]);
});

test.each([
  ['', '?date=2026-05-31'],
  ['?range=5y&page=3', '?range=5y&date=2026-05-31'],
  ['?date=2026-01-01&tab=holdings', '?date=2026-05-31&tab=holdings'],
])('the day in %s', (search, expected) => {
  expect(withDate(search, '2026-05-31')).toBe(expected);
});
