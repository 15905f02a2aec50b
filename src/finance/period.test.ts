import { expect, test } from 'vitest';
import { dayNumber } from './iso-date.ts';
import {
  calendarQuarter,
  calendarYear,
  chipPeriod,
  listSpan,
  periodDates,
  previousMonthEnd,
  type RangeChip,
  taxYearOf,
  windowPeriod,
} from './period.ts';

test.each<[RangeChip, string, string]>([
  ['1M', '2024-03-31', '2024-02-29'],
  ['3M', '2024-06-30', '2024-03-31'],
  ['3M', '2024-06-29', '2024-03-29'],
  ['YTD', '2024-06-30', '2023-12-31'],
  ['YTD', '2024-12-31', '2023-12-31'],
  ['1Y', '2024-02-29', '2023-02-28'],
  ['3Y', '2024-06-30', '2021-06-30'],
  ['5Y', '2024-06-30', '2019-06-30'],
  ['Max', '2024-06-30', '2015-01-04'],
])('%s up to %s opens on %s', (chip, asOf, from) => {
  expect(periodDates(chipPeriod(chip, { asOf, opening: '2015-01-04' }))).toEqual({ from, to: asOf });
});

test.each([
  ['1m', '2024-03-05', '2024-04-05'],
  ['3m', '2024-01-05', '2024-04-05'],
  ['6m', '2023-10-05', '2024-04-05'],
  ['12m', '2023-04-05', '2024-04-05'],
  ['year', '2023-04-06', '2024-04-05'],
  ['prevYear', '2022-04-06', '2023-04-05'],
  ['all', null, '2024-04-05'],
] as const)('list of %s on the last day of a tax year', (range, from, to) => {
  expect(listSpan(range, { today: '2024-04-05', taxYearStart: '04-06' })).toEqual({ from, to });
});

test.each([
  ['year', '04-05', '2024-04-05', '2024-04-05'],
  ['prevYear', '04-05', '2023-04-05', '2024-04-05'],
  ['year', '01-01', '2024-01-01', '2024-04-05'],
  ['prevYear', '01-01', '2023-01-01', '2023-12-31'],
] as const)('list of %s where the tax year starts on %s', (range, taxYearStart, from, to) => {
  expect(listSpan(range, { today: '2024-04-05', taxYearStart })).toEqual({ from, to });
});

test.each([
  ['2024-04-05', '2023-04-06', '2024-04-05'],
  ['2024-04-06', '2024-04-06', '2025-04-05'],
  ['2000-02-29', '1999-04-06', '2000-04-05'],
])('%s is in the tax year from %s to %s', (date, from, to) => {
  expect(taxYearOf(date, '04-06')).toEqual({ from, to });
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
