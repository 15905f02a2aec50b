import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { available, unavailable } from '../figure.ts';
import {
  datedNetPresentValue,
  internalRateOfReturn,
  internalRates,
  modifiedInternalRateOfReturn,
  netPresentValue,
} from './internal-rate-of-return.ts';
import { dayNumber } from '../iso-date.ts';
import { moneyWeightedReturn } from './money-weighted-return.ts';

const close = (value: number, digits = 9) => available(expect.closeTo(value, digits));

test.each([
  ["Excel's IRR help page, after four years", [-70_000, 12_000, 15_000, 18_000, 21_000], -0.021244848],
  ["Excel's IRR help page, after five years", [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000], 0.086630948],
  ['numpy-financial', [-150_000, 15_000, 25_000, 35_000, 45_000, 60_000], 0.052432889],
  ['CFA level I, two shares bought a year apart', [-100, -118, 264], 0.13861216],
  ['a year in which nothing moved', [-100, 0, 121], 0.1],
])('internal rate: %s', (_case, amounts, expected) => {
  expect(internalRateOfReturn(amounts)).toEqual(close(expected, 8));
});

test.each([
  ['nothing', [0, 0], 'no-flows'],
  ['received only', [1, 2, 3], 'flows-of-one-sign'],
  ['two rates solve it (numpy-financial issue 46)', [2113.73, -161_445.03, 7626.73, 8619.84, 8612.92], 'several-rates'],
  ['none does', [100, -100, 100], 'no-rate-solves'],
] as const)('no internal rate: %s', (_case, amounts, reason) => {
  expect(internalRateOfReturn(amounts)).toEqual(unavailable(reason));
});

test('all rates are known where there are several (numpy-financial issue 28)', () => {
  expect(internalRates([-50, -100, 600, 300, -100])).toEqual([expect.closeTo(-0.76889547, 8), expect.closeTo(1.85441783, 8)]);
  expect(internalRates([1, 2, 3])).toEqual([]);
});

test("net present value: numpy-financial's, and XNPV of Excel's help page", () => {
  expect(netPresentValue([-15_000, 1500, 2500, 3500, 4500, 6000], 0.05)).toEqual(close(122.89485495, 8));
  const flows = [
    ['2008-03-01', 2750],
    ['2008-01-01', -10_000],
    ['2008-10-30', 4250],
    ['2009-02-15', 3250],
    ['2009-04-01', 2750],
  ] as const;
  const dated = flows.map(([date, amount]) => ({ day: dayNumber(date), amount }));
  expect(datedNetPresentValue(dated, 0.09)).toEqual(close(2086.647602, 6));
});

test.each([
  ['no amounts', [], 0.1, 'no-flows'],
  ['a rate of −100 %', [-1, 2], -1, 'loss-beyond-total'],
] as const)('no present value: %s', (_case, amounts, rate, reason) => {
  expect(netPresentValue(amounts, rate)).toEqual(unavailable(reason));
});

test.each([
  ["Excel's MIRR help page", [-120_000, 39_000, 30_000, 21_000, 37_000, 46_000], 0.1, 0.12, 0.126094131],
  ['the same after three years', [-120_000, 39_000, 30_000, 21_000], 0.1, 0.12, -0.048044655],
  ['numpy-financial', [100, 200, -50, 300, -200], 0.05, 0.06, 0.342823388],
])('modified internal rate: %s', (_case, amounts, financeRate, reinvestRate, expected) => {
  expect(modifiedInternalRateOfReturn(amounts, { financeRate, reinvestRate })).toEqual(close(expected, 8));
});

test('no modified internal rate without something paid in, and none at a rate of −100 %', () => {
  expect(modifiedInternalRateOfReturn([39_000, 30_000], { financeRate: 0.1, reinvestRate: 0.12 })).toEqual(
    unavailable('flows-of-one-sign'),
  );
  expect(modifiedInternalRateOfReturn([-1, 2], { financeRate: 0.1, reinvestRate: -1 })).toEqual(unavailable('loss-beyond-total'));
  expect(modifiedInternalRateOfReturn([-1, 2], { financeRate: -1, reinvestRate: 0.1 })).toEqual(unavailable('loss-beyond-total'));
});

const investment = fc.tuple(
  fc.integer({ min: -100_000, max: -1 }),
  fc
    .array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 20 })
    .filter((received) => received.some((amount) => amount > 0)),
);

test('at the internal rate the present value is nothing, and reinvesting at it changes nothing', () => {
  fc.assert(
    fc.property(investment, ([paidIn, received]) => {
      const amounts = [paidIn, ...received];
      const rate = internalRateOfReturn(amounts);
      fc.pre(rate.available && rate.value > -0.2 && rate.value < 10);
      fc.pre(rate.available);
      expect(netPresentValue(amounts, rate.value)).toEqual(available(expect.closeTo(0, 3)));
      expect(modifiedInternalRateOfReturn(amounts, { financeRate: rate.value, reinvestRate: rate.value })).toEqual(close(rate.value, 7));
    }),
  );
});

test('periods of 365 days make it the money-weighted return; scaling all money changes nothing', () => {
  fc.assert(
    fc.property(investment, ([paidIn, received]) => {
      const amounts = [paidIn, ...received];
      const rate = internalRateOfReturn(amounts);
      const dated = moneyWeightedReturn(amounts.map((amount, year) => ({ day: year * 365, amount })));
      const scaled = internalRateOfReturn(amounts.map((amount) => amount * 1000));
      if (!rate.available) return expect([dated, scaled]).toEqual([rate, rate]);
      expect([dated, scaled]).toEqual([close(rate.value, 7), close(rate.value, 7)]);
    }),
  );
});
