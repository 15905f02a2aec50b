import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { baconReturns } from '#tests/support/bacon-returns.ts';
import { available, type Figure, unavailable } from '../figure.ts';
import { dayNumber } from '../iso-date.ts';
import { type MonthlyReturn, monthlyReturns } from './monthly-returns.ts';
import { isMostlyMarketPriced, riskFigures } from './risk-figures.ts';

/** Whole months from January 2023 on. */
function months(returns: readonly number[]): MonthlyReturn[] {
  const figures = returns.map((value): Figure => available(value));
  const to = dayNumber(`${2023 + Math.floor(returns.length / 12)}-${String((returns.length % 12) + 1).padStart(2, '0')}-01`) - 1;
  return monthlyReturns(() => figures.shift() ?? unavailable('no-price'), { from: dayNumber('2022-12-31'), to });
}

const bacon = { portfolio: months(baconReturns.portfolio), benchmark: months(baconReturns.benchmark), isMarketPriced: true };

// The first six are published: R's PerformanceAnalytics 2.1 on Bacon's portfolio, as quantstats records them
// (tests/data/reference_values.json). The others: NumPy 2.4 on the same returns, written from the definitions.
test("Bacon's portfolio", () => {
  const expected = {
    volatility: 0.13700015867969229,
    annualReturn: 0.10367828972980941,
    sharpe: 0.7883202548144859,
    sortino: 1.3592165786838633,
    calmar: 0.7166390511623746,
    omega: 1.7797833935018055,
    downsideRisk: 0.07945753582889416,
    valueAtRisk: -0.0592,
    conditionalValueAtRisk: -0.063,
    beta: 0.9988502086225742,
    alpha: -0.012291654236077032,
    trackingError: 0.033639715141222715,
    informationRatio: -0.3715845971799643,
    upCapture: 0.9478779356059414,
    downCapture: 0.9864739725390025,
  };
  const figures = riskFigures({ ...bacon, riskFree: 0 });
  expect(figures.months).toBe(24);
  for (const [name, value] of Object.entries(expected)) {
    expect(figures[name as keyof typeof expected], name).toEqual(available(expect.closeTo(value, 7)));
  }
});

test('above a rate of 2 % without risk', () => {
  const { sharpe, downsideRisk, alpha } = riskFigures({ ...bacon, riskFree: 0.02 });
  expect(sharpe).toEqual(available(expect.closeTo(0.6436563667281979, 10)));
  expect(downsideRisk).toEqual(available(expect.closeTo(0.08236884498775107, 10)));
  expect(alpha).toEqual(available(expect.closeTo(-0.012314184798868033, 10)));
});

test.each([
  ['with eleven months', { portfolio: months(baconReturns.portfolio.slice(0, 11)) }, 'too-few-returns'],
  ['of what is valued by reports', { isMarketPriced: false }, 'values-too-seldom'],
] as const)('no risk %s', (_case, own, reason) => {
  const { volatility, sharpe, beta, upCapture } = riskFigures({ ...bacon, riskFree: 0, ...own });
  expect([volatility, sharpe, beta, upCapture]).toEqual(Array(4).fill(unavailable(reason)));
});

test('without a benchmark there is nothing to compare with, the rest stands', () => {
  const figures = riskFigures({ ...bacon, benchmark: null, riskFree: 0 });
  expect(figures.beta).toEqual(unavailable('no-benchmark'));
  expect(figures.volatility.available).toBe(true);
});

test('months that only one of the two has do not count for the comparison', () => {
  const benchmark = bacon.benchmark.map((month, at) => (at < 6 ? { ...month, figure: unavailable('before-inception') } : month));
  const shorter = { portfolio: months(baconReturns.portfolio), benchmark };
  const { trackingError, volatility } = riskFigures({ ...bacon, ...shorter, riskFree: 0 });
  expect(volatility).toEqual(riskFigures({ ...bacon, riskFree: 0 }).volatility);
  expect(trackingError).not.toEqual(riskFigures({ ...bacon, riskFree: 0 }).trackingError);
});

test('money that never moved has no ratio, but a volatility of 0', () => {
  const still = riskFigures({ portfolio: months(Array(12).fill(0.01)), benchmark: null, riskFree: 0, isMarketPriced: true });
  expect(still.volatility).toEqual(available(0));
  expect(still.sharpe).toEqual(unavailable('no-variation'));
  expect([still.sortino, still.omega, still.calmar]).toEqual(Array(3).fill(unavailable('no-loss')));
});

test('the benchmark itself: beta 1, alpha and tracking error 0, capture 1', () => {
  const returns = fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), { minLength: 12, maxLength: 36 });
  fc.assert(
    fc.property(returns, (values) => {
      fc.pre(new Set(values).size > 3 && values.some((value) => value > 0.01) && values.some((value) => value < -0.01));
      const own = months(values);
      const figures = riskFigures({ portfolio: own, benchmark: own, riskFree: 0.01, isMarketPriced: true });
      expect(figures.beta).toEqual(available(expect.closeTo(1, 9)));
      expect(figures.alpha).toEqual(available(expect.closeTo(0, 9)));
      expect(figures.trackingError).toEqual(available(0));
      expect(figures.informationRatio).toEqual(unavailable('no-variation'));
      expect([figures.upCapture, figures.downCapture]).toEqual(Array(2).fill(available(expect.closeTo(1, 9))));
    }),
  );
});

test.each([
  [30, 20, 50, true],
  [30, 21, 50, false],
  [0, 0, 1, true],
])('a fund of %d, a property of %d, shares of %d: priced by markets %s', (fund, property, shares, expected) => {
  const holdings = [
    { type: 'PrivateEquity', value: fund },
    { type: 'Property', value: property },
    { type: 'Stock', value: shares },
  ] as const;
  expect(isMostlyMarketPriced(holdings)).toBe(expected);
});
