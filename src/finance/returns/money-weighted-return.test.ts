import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber } from '../iso-date.ts';
import {
  type CashFlow,
  investorFlows,
  moneyWeightedReturn,
  moneyWeightedReturnOfPeriod,
  ratesThatSolve,
  spanInDays,
} from './money-weighted-return.ts';

/** Flows as `date amount, date amount`. */
function flows(written: string): CashFlow[] {
  return written.split(', ').map((flow) => {
    const [date = '', amount] = flow.split(' ');
    return { day: dayNumber(date), amount: Number(amount) };
  });
}

test.each([
  ['one year, 10 % up', '2023-01-01 -100, 2024-01-01 110', 0.1],
  ['half lost in a year', '2023-01-01 -100, 2024-01-01 50', -0.5],
  ["Excel's XIRR help page", '2008-01-01 -10000, 2008-03-01 2750, 2008-10-30 4250, 2009-02-15 3250, 2009-04-01 2750', 0.373362535],
  ['rows in any order, two of one day', '2024-01-01 60, 2023-01-01 -100, 2024-01-01 50', 0.1],
  ['almost everything lost in eleven days', '2020-03-05 -18480, 2020-03-16 13120', -0.9999884228],
  ['a loan: received first', '2023-01-01 1000, 2024-01-01 -1100', 0.1],
  ['a leap year has 366 days', '2024-01-01 -100, 2025-01-01 110', 1.1 ** (365 / 366) - 1],
])('%s', (_case, written, expected) => {
  expect(moneyWeightedReturn(flows(written))).toEqual({ available: true, value: expect.closeTo(expected, 8) });
});

test.each([
  ['no flows', '2024-01-01 0', 'no-flows'],
  ['one day', '2024-01-01 -100, 2024-01-01 50', 'one-date'],
  ['one day, and the closing value is what was paid in', '2024-01-01 -100, 2024-01-01 100', 'one-date'],
  ['in and out again on each of two days', '2024-01-01 -100, 2024-01-01 100, 2024-01-02 -50, 2024-01-02 50', 'no-flows'],
  ['only paid in', '2024-01-01 -100, 2024-06-01 -50', 'flows-of-one-sign'],
  ['two rates solve it', '2020-01-01 -100, 2021-01-01 230, 2022-01-01 -132', 'several-rates'],
  ['none does', '2020-01-01 100, 2021-01-01 -100, 2022-01-01 100', 'no-rate-solves'],
])('not available: %s', (_case, written, reason) => {
  expect(moneyWeightedReturn(flows(written))).toEqual({ available: false, reason });
});

test('finds every rate', () => {
  const two = flows('2021-01-01 -100, 2022-01-01 230, 2023-01-01 -132');
  expect(ratesThatSolve(two)).toEqual([expect.closeTo(0.1, 9), expect.closeTo(0.2, 9)]);
  const far = flows('2021-01-01 -100, 2022-01-01 410, 2023-01-01 -330');
  expect(ratesThatSolve(far)).toEqual([expect.closeTo(0.1, 9), expect.closeTo(2, 9)]);
});

test('finds a rate at which the value only touches zero', () => {
  expect(ratesThatSolve(flows('2021-01-01 -100, 2022-01-01 220, 2023-01-01 -121'))).toEqual([expect.closeTo(0.1, 5)]);
});

test('of half a year: the return of the period beside the yearly one', () => {
  const half = flows('2023-01-01 -100, 2023-07-02 110');
  expect(spanInDays(half)).toBe(182);
  expect(moneyWeightedReturnOfPeriod(half)).toEqual({ available: true, value: expect.closeTo(0.1, 12) });
});

const series = {
  firstDay: 100,
  value: Float64Array.of(0, 1000, 1500, 1400, 1450),
  paidIn: Float64Array.of(0, 1000, 500, 0, 0),
  paidOut: Float64Array.of(0, 0, 0, 100, 0),
  income: new Float64Array(5),
  charges: new Float64Array(5),
  dealingCosts: new Float64Array(5),
  taxes: new Float64Array(5),
  index: new Float64Array(5),
  grossIndex: new Float64Array(5),
};

test("a portfolio's flows in the investor's view", () => {
  expect(investorFlows(series, { from: 101, to: 104 })).toEqual({
    available: true,
    value: [
      { day: 101, amount: -1000 },
      { day: 102, amount: -500 },
      { day: 103, amount: 100 },
      { day: 104, amount: 1450 },
    ],
  });
});

test('from before the beginning: what was paid in first opens it', () => {
  const figure = investorFlows(series, { from: 50, to: 102 });
  expect(figure.available && figure.value.map(({ day }) => day)).toEqual([101, 102, 102]);
});

test('no closing value, no flows', () => {
  expect(investorFlows(series, { from: 100, to: 105 })).toEqual({ available: false, reason: 'no-price' });
});

const anyFlows = fc.array(fc.record({ day: fc.integer({ min: 1, max: 4000 }), amount: fc.integer({ min: -1000, max: 1000 }) }), {
  minLength: 1,
  maxLength: 12,
});

test('every rate found solves the flows; scaling and permuting them changes nothing', () => {
  fc.assert(
    fc.property(anyFlows, fc.integer({ min: 1, max: 10_000 }), (some, scale) => {
      const all = [{ day: 0, amount: -1000 }, ...some];
      const rates = ratesThatSolve(all);
      const size = all.reduce((total, { amount }) => total + Math.abs(amount), 0);
      for (const rate of rates.filter((candidate) => Math.abs(candidate) < 0.9)) {
        const value = all.reduce((total, { day, amount }) => total + amount * (1 + rate) ** ((4000 - day) / 365), 0);
        expect(Math.abs(value)).toBeLessThan(1e-6 * size * Math.max(1, (1 + rate) ** 11));
      }
      const other = ratesThatSolve(all.toReversed().map(({ day, amount }) => ({ day, amount: amount * scale })));
      expect(other).toHaveLength(rates.length);
      other.forEach((rate, at) => expect(Math.log1p(rate)).toBeCloseTo(Math.log1p(rates[at] ?? NaN), 6));
    }),
  );
});

test('without flows in between it is the time-weighted return, annualised', () => {
  fc.assert(
    fc.property(fc.integer({ min: 365, max: 5000 }), fc.double({ min: 0.2, max: 8, noNaN: true }), (days, growth) => {
      const figure = moneyWeightedReturn([
        { day: 0, amount: -100 },
        { day: days, amount: 100 * growth },
      ]);
      expect(figure.available && figure.value).toBeCloseTo(growth ** (365 / days) - 1, 9);
    }),
  );
});
