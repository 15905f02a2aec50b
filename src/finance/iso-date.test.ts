import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayNumber,
  daysBetween,
  isIsoDate,
  isoDate,
  isQuarterEnd,
  monthEnd,
  monthsBefore,
  previousWorkday,
  weekday,
} from './iso-date.ts';

test.each([
  ['1970-01-01', 0],
  ['1970-01-02', 1],
  ['1969-12-31', -1],
  ['2000-03-01', 11017],
  ['2024-02-29', 19782],
])('%s is day %d', (date, day) => {
  expect(dayNumber(date)).toBe(day);
  expect(isoDate(day)).toBe(date);
});

test('agrees with the calendar of the language on every day of four centuries', () => {
  fc.assert(
    fc.property(fc.integer({ min: dayNumber('1700-01-01'), max: dayNumber('2100-12-31') }), (day) => {
      const written = new Date(day * 86_400_000).toISOString().slice(0, 10);
      expect(isoDate(day)).toBe(written);
      expect(dayNumber(written)).toBe(day);
    }),
  );
});

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2024-13-01', false],
  ['2024-1-1', false],
  ['2024-01-01T00:00', false],
  ['', false],
  ['0000-12-31', false],
  ['0001-01-01', true],
])('%s is a day: %s', (text, expected) => {
  expect(isIsoDate(text)).toBe(expected);
});

test.each([
  ['2024-02-29', -12, '2023-02-28'],
  ['2025-02-28', -12, '2024-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2024-01-31', 2, '2024-03-31'],
  ['2024-08-31', -6, '2024-02-29'],
  ['2024-01-15', -1, '2023-12-15'],
  ['2024-11-30', 14, '2026-01-30'],
])('%s and %d months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

test.each([
  ['a month’s end stays one', '2024-06-30', 3, '2024-03-31'],
  ['also after February', '2025-02-28', 12, '2024-02-29'],
  ['any other day stays the day', '2024-06-29', 3, '2024-03-29'],
  ['a day the month lacks is clamped', '2024-05-30', 3, '2024-02-29'],
])('window opening, %s', (_case, date, months, expected) => {
  expect(monthsBefore(date, months)).toBe(expected);
});

test.each([
  ['2024-06-15', 'saturday', '2024-06-14'],
  ['2024-06-16', 'sunday', '2024-06-14'],
  ['2024-06-17', 'monday', '2024-06-14'],
  ['2024-06-18', 'tuesday', '2024-06-17'],
  ['2024-06-21', 'friday', '2024-06-20'],
  ['2024-01-01', 'monday', '2023-12-29'],
])('%s is a %s, the workday before it %s', (date, name, before) => {
  expect(weekday(date)).toBe(name);
  expect(previousWorkday(date)).toBe(before);
});

test('counts days across month ends', () => {
  expect(daysBetween('2023-02-28', '2023-03-01')).toBe(1);
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(addDays('2024-12-31', 1)).toBe('2025-01-01');
  expect(monthEnd('2024-02-01')).toBe('2024-02-29');
  expect([isQuarterEnd('2024-12-31'), isQuarterEnd('2024-11-30')]).toEqual([true, false]);
});
