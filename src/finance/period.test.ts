import { expect, test } from 'vitest';
import { dayNumber } from './iso-date.ts';
import { calendarQuarter, calendarYear, spanPeriod, previousMonthEnd, type Span, taxYearPeriod, windowPeriod } from './period.ts';
import { periodDates } from '#tests/support/period-dates.ts';

test.each<[Span, string, string]>([
  ['1m', '2024-03-31', '2024-02-29'],
  ['3m', '2024-06-30', '2024-03-31'],
  ['3m', '2024-06-29', '2024-03-29'],
  ['ytd', '2024-06-30', '2023-12-31'],
  ['ytd', '2024-12-31', '2023-12-31'],
  ['1y', '2024-02-29', '2023-02-28'],
  ['3y', '2024-06-30', '2021-06-30'],
  ['5y', '2024-06-30', '2019-06-30'],
  ['max', '2024-06-30', '2015-01-04'],
])('%s up to %s opens on %s', (chip, asOf, from) => {
  expect(periodDates(spanPeriod(chip, { asOf, opening: '2015-01-04' }))).toEqual({ from, to: asOf });
});

test('calendar periods open at the close before them', () => {
  expect(periodDates(calendarYear(2019))).toEqual({ from: '2018-12-31', to: '2019-12-31' });
  expect(periodDates(calendarQuarter('2021-02-10'))).toEqual({ from: '2020-12-31', to: '2021-03-31' });
  expect(periodDates(calendarQuarter('2021-12-31'))).toEqual({ from: '2021-09-30', to: '2021-12-31' });
  expect(previousMonthEnd('2024-01-31')).toBe('2023-12-31');
});

test.each([
  ['1m', '2026-03-31', '2026-02-28'],
  ['3m', '2026-06-30', '2026-03-31'],
  ['ytd', '2026-06-30', '2025-12-31'],
  ['1y', '2024-02-29', '2023-02-28'],
] as const)('the window %s up to %s opens on %s', (window, asOf, opening) => {
  expect(windowPeriod(window, asOf)).toEqual({ from: dayNumber(opening), to: dayNumber(asOf) });
});

test.each<[Span, string, string]>([
  ['1d', '2024-06-11', '2024-06-10'],
  ['1d', '2024-06-10', '2024-06-07'],
  ['1d', '2024-06-09', '2024-06-06'],
  ['1d', '2024-06-08', '2024-06-06'],
  ['6m', '2024-06-30', '2023-12-31'],
  ['6m', '2024-08-31', '2024-02-29'],
  ['all', '2024-06-30', '2015-01-04'],
  ['inception', '2024-06-30', '2015-01-04'],
])('a change over %s up to %s opens on %s', (span, asOf, from) => {
  expect(periodDates(spanPeriod(span, { asOf, opening: '2015-01-04' }))).toEqual({ from, to: asOf });
});

test('a tax year opens at the close of the day before', () => {
  expect(periodDates(taxYearPeriod('2024-04-05', '04-06'))).toEqual({ from: '2023-04-05', to: '2024-04-05' });
  expect(taxYearPeriod('2024-04-05', '01-01')).toEqual(calendarYear(2024));
});
