import { expect, test } from 'vitest';
import type { ReportDates } from '#contracts/datasets/accounts.ts';
import { asOfRange, asOfShortcuts, withDate } from './as-of-range.ts';

const address = '/dashboard/7/portfolio/12/dates';

test('the latest day, the last end of a month and of a year can be reached at once', () => {
  expect(asOfShortcuts({ asOf: '2026-05-04', min: '2016-04-12', max: '2026-06-29', address }, null)).toEqual([
    { key: 'latestDate', date: '2026-06-29' },
    { key: 'previousMonthEnd', date: '2026-05-31' },
    { key: 'previousYearEnd', date: '2025-12-31' },
  ]);
});

test('the day that is shown and days without figures are left out', () => {
  expect(asOfShortcuts({ asOf: '2026-06-29', min: '2026-03-01', max: '2026-06-29', address }, null)).toEqual([
    { key: 'previousMonthEnd', date: '2026-05-31' },
  ]);
});

test('the last end of a quarter and the latest report of a fund join them, a day that is both once', () => {
  const dates: ReportDates = {
    days: { first: '2016-04-12', last: '2026-06-29' },
    defaultDay: '2026-05-31',
    monthEnds: ['2026-05-31', '2026-04-30', '2026-03-31'],
    quarterEnds: ['2026-03-31', '2025-12-31'],
    reported: ['2026-03-31'],
  };
  expect(asOfShortcuts({ asOf: '2026-05-31', min: '2016-04-12', max: '2026-06-29', address }, dates)).toEqual([
    { key: 'latestDate', date: '2026-06-29' },
    { key: 'latestReport', date: '2026-03-31' },
    { key: 'previousYearEnd', date: '2025-12-31' },
  ]);
});

test.each([
  ['/dashboard/7', '/dashboard/7/dates'],
  ['/dashboard/7/account/3', '/dashboard/7/account/3/dates'],
  ['/dashboard/7/portfolio/12/funds/9', '/dashboard/7/portfolio/12/dates'],
])('of %s the days are told at %s', (path, expected) => {
  const days = { first: '2016-04-12', last: '2026-06-29' };
  expect(asOfRange({ asOf: '2026-05-04', days, path })).toEqual({ asOf: '2026-05-04', min: days.first, max: days.last, address: expected });
});

test('there is nothing to choose from before there are figures', () => {
  expect(asOfRange({ asOf: '2026-05-04', days: null, path: '/dashboard/7' })).toBeNull();
});

test.each([
  ['', '?date=2026-05-31'],
  ['?range=5y&page=3', '?range=5y&date=2026-05-31'],
  ['?date=2026-01-01&tab=holdings', '?date=2026-05-31&tab=holdings'],
])('the day in %s', (search, expected) => {
  expect(withDate(search, '2026-05-31')).toBe(expected);
});
