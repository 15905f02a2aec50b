import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedDays, type DayCount, dayCounts, yearFraction } from './day-count.ts';
import { isoDate } from './iso-date.ts';

test.each<[string, string, DayCount, number]>([
  ['2007-12-28', '2008-02-28', 'ACT/ACT-ISDA', 4 / 365 + 58 / 366],
  ['2007-12-28', '2008-02-28', '30E/360', 60 / 360],
  ['2007-12-28', '2008-02-29', 'ACT/365F', 63 / 365],
  ['2007-12-28', '2008-02-29', '30E/360-ISDA', 62 / 360],
  ['2007-10-31', '2008-11-30', 'ACT/360', 396 / 360],
  ['2007-10-31', '2008-11-30', '30U/360', 390 / 360],
  ['2008-02-01', '2009-05-31', '30/360-ISDA', 480 / 360],
  ['2008-02-01', '2009-05-31', '30E/360', 479 / 360],
])('deltaquants.com: %s to %s by %s', (start, end, convention, expected) => {
  expect(yearFraction(start, end, convention)).toBeCloseTo(expected, 12);
});

test.each([
  ['2007-01-15', '2007-01-30', 15, 15, 15],
  ['2007-09-30', '2007-10-31', 30, 30, 31],
  ['2007-02-28', '2007-03-31', 30, 32, 31],
  ['2007-02-26', '2008-02-29', 363, 363, 368],
  ['2007-02-28', '2007-03-05', 5, 7, 5],
  ['2008-08-31', '2009-02-28', 178, 178, 181],
  ['2007-02-28', '2008-02-29', 360, 361, 366],
])(
  'westclintech.com: %s to %s is %i days in the United States, %i in Europe, %i in the calendar',
  (start, end, american, european, days) => {
    const counted = (['30U/360', '30E/360', 'ACT/360'] as const).map((convention) => countedDays(start, end, convention));
    expect(counted).toEqual([american, european, days]);
  },
);

const day = fc.integer({ min: 0, max: 30_000 });

test('a whole year is a year by every convention but those that divide calendar days by a fixed number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1970, max: 2070 }), fc.constantFrom(...dayCounts), (year, convention) => {
      const fraction = yearFraction(`${year}-01-01`, `${year + 1}-01-01`, convention);
      const days = countedDays(`${year}-01-01`, `${year + 1}-01-01`, 'ACT/360');
      const fixed: Partial<Record<DayCount, number>> = { 'ACT/360': days / 360, 'ACT/365F': days / 365 };
      expect(fraction).toBeCloseTo(fixed[convention] ?? 1, 12);
    }),
  );
});

test('no days between a day and itself, and no convention is more than five days a year from the calendar', () => {
  fc.assert(
    fc.property(day, fc.nat(4000), fc.constantFrom(...dayCounts), (start, length, convention) => {
      const [from, to] = [isoDate(start), isoDate(start + length)];
      expect(countedDays(from, from, convention)).toBe(0);
      const allowed = 4 + (5.25 * length) / 365;
      expect(Math.abs(countedDays(from, to, convention) - length)).toBeLessThanOrEqual(allowed);
    }),
  );
});
