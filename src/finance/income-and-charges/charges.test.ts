import { expect, test } from 'vitest';
import { buildSeries } from '#tests/support/build-series.ts';
import { averageValue, chargesOver, chargesRate, chargesRateAYear, dealingCostsOver, effectOfCharges } from './charges.ts';
import { unavailable } from '../figure.ts';

const flat = buildSeries([1000, 1000, 990, 995, 985], { charges: [7, 0, 10, -5, 10], dealingCosts: [0, 3, 0, 0, 1] });
const whole = { from: 0, to: 4 };

test('charges of (from, to] with refunds off, dealing costs apart', () => {
  expect(chargesOver(flat, whole)).toEqual({ available: true, value: 15 });
  expect(dealingCostsOver(flat, whole)).toEqual({ available: true, value: 4 });
});

test('as a fraction of the average daily value', () => {
  expect(averageValue(flat, whole)).toEqual({ available: true, value: 992.5 });
  expect(chargesRate(flat, whole)).toEqual({ available: true, value: 15 / 992.5 });
});

test.each([
  ['no day', { from: 2, to: 2 }, 'one-date'],
  ['after the end', { from: 0, to: 5 }, 'after-last-day'],
] as const)('no average of %s', (_case, period, reason) => {
  expect(averageValue(flat, period)).toEqual(unavailable(reason));
});

test('no average of nothing, nor of days without a value', () => {
  expect(chargesRate(buildSeries([0, 0]), { from: 0, to: 1 })).toEqual(unavailable('no-average-value'));
  expect(chargesRate(buildSeries([1, NaN, 1]), { from: 0, to: 2 })).toEqual(unavailable('no-price'));
});

test('twelve months at 1 %, 0.1 % of each closing value charged: what it took off the return', () => {
  const value = [100_000];
  const charges = [0];
  for (let month = 1; month <= 12; month += 1) {
    const grown = (value.at(-1) ?? NaN) * 1.01;
    charges.push(grown * 0.001);
    value.push(grown * 0.999);
  }
  const year = buildSeries(value, { charges });
  expect(chargesOver(year, { from: 0, to: 12 })).toEqual({ available: true, value: expect.closeTo(1273.760016, 6) });
  expect(effectOfCharges(year, { from: 0, to: 12 })).toEqual({ available: true, value: expect.closeTo(0.013447777, 7) });
});

test.each([
  ['under a year', 364, unavailable('under-a-year')],
  ['one year', 365, { available: true, value: expect.closeTo(0.01, 12) }],
  ['two years at 10 on 1000 a year', 730, { available: true, value: expect.closeTo(0.01, 12) }],
])('a year: %s', (_case, days, expected) => {
  const charges = Array.from({ length: days + 1 }, (_day, index) => (index > 0 && index % 365 === 0 ? 10 : 0));
  const series = buildSeries(
    Array.from({ length: days + 1 }, () => 1000),
    { charges },
  );
  expect(chargesRateAYear(series, { from: 0, to: days })).toEqual(expected);
});
