import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarYearReturns, twelveMonthBands } from './discrete-returns.ts';
import { unavailable } from '../figure.ts';
import { dayNumber } from '../iso-date.ts';
import { periodDates } from '#tests/support/period-dates.ts';
import { linked, returnOver } from './time-weighted-return.ts';

const firstDay = dayNumber('2018-12-31');
const asOf = '2024-06-30';
/** Grows by the same factor each day, so that every figure is known. */
const growing = (daily: number, from = firstDay) => ({
  firstDay: from,
  levels: Float64Array.from({ length: dayNumber(asOf) - from + 1 }, (_, day) => daily ** day),
});

test('bands of twelve months, the latest first, each against the benchmark', () => {
  const bands = twelveMonthBands({ portfolio: growing(1.0002), benchmark: growing(1.0001) }, asOf);
  expect(bands.map(({ period }) => periodDates(period))).toEqual([
    { from: '2023-06-30', to: '2024-06-30' },
    { from: '2022-06-30', to: '2023-06-30' },
    { from: '2021-06-30', to: '2022-06-30' },
    { from: '2020-06-30', to: '2021-06-30' },
    { from: '2019-06-30', to: '2020-06-30' },
  ]);
  expect(bands[0]).toMatchObject({
    portfolio: { available: true, value: expect.closeTo(1.0002 ** 366 - 1, 9) },
    benchmark: { available: true, value: expect.closeTo(1.0001 ** 366 - 1, 9) },
  });
});

test('calendar years that are over', () => {
  const levels = { portfolio: growing(1.0002), benchmark: null };
  const years = calendarYearReturns(levels, asOf);
  expect(years.map(({ period }) => periodDates(period).to)).toEqual(['2023-12-31', '2022-12-31', '2021-12-31', '2020-12-31', '2019-12-31']);
  expect(years[4]?.portfolio).toEqual({ available: true, value: expect.closeTo(1.0002 ** 365 - 1, 9) });
  const onTheLastDay = calendarYearReturns(levels, '2023-12-31', 6);
  expect(onTheLastDay.map(({ portfolio }) => portfolio.available)).toEqual([true, true, true, true, true, false]);
  expect(onTheLastDay[5]?.portfolio).toEqual(unavailable('too-short'));
});

test('five bands link to five years, whatever the index did', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.998, max: 1.002, noNaN: true }), { minLength: 7, maxLength: 30 }), (pattern) => {
      let level = 1;
      const levels = growing(1).levels.map((_, day) => (level *= pattern[day % pattern.length] ?? 1));
      const index = { firstDay, levels };
      const bands = twelveMonthBands({ portfolio: index, benchmark: null }, asOf);
      const rates = bands.map(({ portfolio }) => (portfolio.available ? portfolio.value : NaN));
      const whole = returnOver(index, { from: dayNumber('2019-06-30'), to: dayNumber(asOf) });
      expect((1 + linked(rates)) / (1 + (whole.available ? whole.value : NaN))).toBeCloseTo(1, 9);
    }),
  );
});
