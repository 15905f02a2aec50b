import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSeries } from '#tests/support/build-series.ts';
import { available, unavailable } from '../figure.ts';
import { aheadOfOwnMoney, ownMoneyInBenchmark } from './own-money-in-benchmark.ts';

const year = 365;
const levels = (points: readonly number[], firstDay = 0) => ({ firstDay, levels: Float64Array.from(points) });

/** A place a day, the yearly figures on the last day of each year and carried forward. */
const yearly = (points: readonly number[]) =>
  Array.from({ length: (points.length - 1) * year + 1 }, (_, day) => points[Math.floor(day / year)] ?? NaN);
/** A place a day, the payments on the last day of each year. */
const paidYearly = (points: readonly number[]) => yearly(points).map((amount, day) => (day % year === 0 ? amount : 0));

test('Wikipedia, public market equivalent: the account in the index is left with 104.28 and earned 5.3 % a year', () => {
  const series = buildSeries(yearly([100, 150, 90, 80, 110]), {
    paidIn: paidYearly([0, 50, 0, 0, 0]),
    paidOut: paidYearly([0, 0, 60, 10, 0]),
  });
  const period = { from: 0, to: 4 * year };
  const figure = ownMoneyInBenchmark(series, levels(yearly([100, 105, 115, 117, 120])), period);
  if (!figure.available) throw new Error(figure.reason);
  expect(figure.value.value).toBeCloseTo(104.28, 2);
  expect(figure.value.gain).toBeCloseTo(104.28 - 80, 2);
  expect(figure.value.annualRate).toEqual(available(expect.closeTo(0.053, 3)));
  expect(aheadOfOwnMoney(series, figure, period)).toEqual(available(expect.closeTo(5.72, 2)));
});

const flat = buildSeries([100, 100, 40, 40], { paidOut: [0, 0, 60, 0] });
const whole = { from: 0, to: 3 };

test('under a year there is the rate of the period only', () => {
  const figure = ownMoneyInBenchmark(flat, levels([10, 12, 12, 6]), whole);
  expect(figure).toEqual(
    available({
      value: expect.closeTo(30, 9),
      gain: expect.closeTo(-10, 9),
      rate: expect.anything(),
      annualRate: unavailable('under-a-year'),
    }),
  );
});

test('everything taken out leaves nothing, and money paid in later buys again', () => {
  const series = buildSeries([100, 0, 50, 50], { paidOut: [0, 110, 0, 0], paidIn: [0, 0, 50, 0] });
  const figure = ownMoneyInBenchmark(series, levels([10, 11, 5, 6]), whole);
  expect(figure).toMatchObject({ available: true, value: { value: expect.closeTo(60, 9), gain: expect.closeTo(20, 9) } });
});

test.each([
  ['more taken out than the benchmark left', flat, [10, 10, 5, 5], unavailable('benchmark-used-up', '1970-01-03')],
  ['a benchmark that begins later', flat, [NaN, 10, 10, 10], unavailable('benchmark-begins-later')],
  ['a benchmark that ends earlier', flat, [10, 10, 10], unavailable('no-benchmark')],
  ['nothing there and nothing paid', buildSeries([0, 0, 0, 0]), [1, 1, 1, 1], unavailable('not-invested')],
  ['no value at the opening', buildSeries([NaN, 1, 1, 1]), [1, 1, 1, 1], unavailable('no-price')],
  ['a debt at the opening', buildSeries([-5, 1, 1, 1]), [1, 1, 1, 1], unavailable('negative-value')],
  [
    'a payment of unknown size',
    buildSeries([1, 1, 1, 1], { paidIn: [0, NaN, 0, 0] }),
    [1, 1, 1, 1],
    unavailable('flow-without-value', '1970-01-02'),
  ],
])('not available: %s', (_case, series, points, expected) => {
  expect(ownMoneyInBenchmark(series, levels(points), whole)).toEqual(expected);
  expect(aheadOfOwnMoney(series, unavailable('no-benchmark'), whole)).toEqual(unavailable('no-benchmark'));
});

const days = fc.array(fc.record({ growth: fc.double({ min: 0.9, max: 1.1, noNaN: true }), paidIn: fc.integer({ min: 0, max: 100 }) }), {
  minLength: 2,
  maxLength: 60,
});

/** A portfolio that holds the benchmark alone and buys at the close of the day. */
function holdingTheBenchmark(steps: readonly { growth: number; paidIn: number }[], scale = 1) {
  const [value, points] = [[100 * scale], [1]];
  for (const { growth, paidIn } of steps) {
    value.push((value.at(-1) ?? 0) * growth + paidIn * scale);
    points.push((points.at(-1) ?? 0) * growth);
  }
  return { series: buildSeries(value, { paidIn: [0, ...steps.map(({ paidIn }) => paidIn * scale)] }), benchmark: levels(points) };
}

test('a portfolio that is the benchmark is neither ahead of nor behind it', () => {
  fc.assert(
    fc.property(days, (steps) => {
      const { series, benchmark } = holdingTheBenchmark(steps);
      const period = { from: 0, to: steps.length };
      expect(aheadOfOwnMoney(series, ownMoneyInBenchmark(series, benchmark, period), period)).toEqual(available(expect.closeTo(0, 6)));
    }),
  );
});

test('scaling all money scales the value and changes no rate; the level at which a benchmark is quoted means nothing', () => {
  fc.assert(
    fc.property(days, (steps) => {
      const period = { from: 0, to: steps.length };
      const small = holdingTheBenchmark(steps);
      const large = holdingTheBenchmark(steps, 1000);
      const requoted = { firstDay: 0, levels: large.benchmark.levels.map((level) => level * 37) };
      const [one, other] = [
        ownMoneyInBenchmark(small.series, small.benchmark, period),
        ownMoneyInBenchmark(large.series, requoted, period),
      ];
      if (!one.available || !other.available) throw new Error('always available');
      expect(other.value.value / one.value.value).toBeCloseTo(1000, 6);
      const { rate } = one.value;
      expect(other.value.rate).toEqual(rate.available ? available(expect.closeTo(rate.value, 6)) : rate);
    }),
  );
});
