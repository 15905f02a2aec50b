import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { unavailable } from '../figure.ts';
import { projection } from './deterministic.ts';
import { monteCarlo } from '#tests/support/monte-carlo.ts';
import { lumpSumQuantile, lumpSumShortfall } from '#tests/support/lump-sum.ts';
import { afterCharges } from './lognormal.ts';
import { monteCarloByYear, type MonteCarloAssumptions, probabilityOfReaching, shownShares } from './monte-carlo.ts';

const plain: MonteCarloAssumptions = {
  startValue: 100_000,
  expectedReturn: 0.06,
  volatility: 0.1,
  years: 10,
  contribution: 0,
  stepsPerYear: 1,
  paths: 20_000,
  seed: 1,
};

function simulate(own: Partial<MonteCarloAssumptions>) {
  const figure = monteCarlo({ ...plain, ...own });
  if (!figure.available) throw new Error('The assumptions are possible.');
  return { ...figure.value, last: figure.value.years.at(-1) };
}

// Closed form of the lognormal, published with the known answers and computed with SciPy.
test('of a lump sum the quantiles have a closed form', () => {
  const shares = { 0.05: 104_997.5335222014, 0.5: 171_323.9658895416, 0.95: 279_548.4836976141 };
  for (const [share, value] of Object.entries(shares)) expect(lumpSumQuantile(plain, Number(share))).toBeCloseTo(value, 6);
  expect(lumpSumShortfall(plain, 100_000)).toBeCloseTo(0.035250133751821566, 12);
});

test('without volatility every quantile is the one path', () => {
  const sure = { ...plain, volatility: 0 };
  expect(lumpSumQuantile(sure, 0.05)).toBeCloseTo(100_000 * 1.06 ** 10, 6);
  expect([lumpSumShortfall(sure, 170_000), lumpSumShortfall(sure, 180_000)]).toEqual([0, 1]);
});

// By hand: 1,000 grows a year at 6%, 500 that comes after 12 months grows the second year, 200 is taken at the end.
test('single payments count from the month in which they are made, on one path as on many', () => {
  const payments = new Map([
    [12, 500],
    [24, -200],
  ]);
  const own = { startValue: 1000, years: 2, contribution: 0, payments };
  const drawn = simulate({ ...own, volatility: 0, stepsPerYear: 12, paths: 3 });
  const expected = [1000, 1000 * 1.06 + 500, (1000 * 1.06 + 500) * 1.06 - 200];
  expected.forEach((value, year) => expect(drawn.years[year]?.mean).toBeCloseTo(value, 8));
  const one = projection({ ...own, growth: 0.06, timing: 'end', escalation: null, inflation: 0, charges: 0, monthlyRate: 'effective' });
  expect(one).toMatchObject({
    value: { years: [{ contributed: 1000 }, { contributed: 1500 }, { contributed: 1300 }], depletedInMonth: null },
  });
  if (one.available) expected.forEach((value, year) => expect(one.value.years[year]?.value).toBeCloseTo(value, 8));
  expect(drawn.probabilityOfLoss).toBe(0);
  expect(simulate({ ...own, payments: new Map([[3, -2000]]), volatility: 0, stepsPerYear: 12, paths: 3 }).probabilityOfDepletion).toBe(1);
});

test.each([1, 2, 3, 20_240_331])('the simulation comes near the closed form, with the seed %d', (seed) => {
  const { last, probabilityOfLoss } = simulate({ seed });
  shownShares.forEach((share, at) => {
    expect(Math.abs((last?.quantiles[at] ?? NaN) / lumpSumQuantile(plain, share) - 1)).toBeLessThan(0.02);
  });
  expect(probabilityOfLoss).toBeCloseTo(lumpSumShortfall(plain, 100_000), 2);
});

test('the mean is the deterministic path, the median lies below it', () => {
  const { last } = simulate({ stepsPerYear: 12, contribution: 500, years: 5 });
  const path = projection({
    ...plain,
    growth: 0.06,
    years: 5,
    contribution: 500,
    timing: 'end',
    escalation: null,
    inflation: 0,
    charges: 0,
    monthlyRate: 'effective',
  });
  const certain = path.available ? path.value.years.at(-1)?.value : undefined;
  expect(Math.abs((last?.mean ?? NaN) / (certain ?? NaN) - 1)).toBeLessThan(0.01);
  expect(last?.quantiles[2]).toBeLessThan(last?.mean ?? NaN);
});

test('rising contributions and charges: the mean is the deterministic path still', () => {
  const net = afterCharges(plain, 0.01);
  const { last, probabilityOfLoss } = simulate({ ...net, stepsPerYear: 12, contribution: 500, escalation: 0.03, years: 8 });
  const path = projection({
    ...plain,
    growth: 0.06,
    years: 8,
    contribution: 500,
    timing: 'end',
    escalation: { rate: 0.03, isFirstRaised: false },
    inflation: 0,
    charges: 0.01,
    monthlyRate: 'effective',
  });
  const certain = path.available ? path.value.years.at(-1) : undefined;
  expect(Math.abs((last?.mean ?? NaN) / (certain?.value ?? NaN) - 1)).toBeLessThan(0.01);
  const sure = simulate({ ...net, volatility: 0, stepsPerYear: 12, contribution: 500, escalation: 0.03, years: 8, paths: 1 });
  expect(sure.last?.mean).toBeCloseTo(certain?.value ?? NaN, 5);
  expect(probabilityOfLoss).toBeGreaterThan(0);
});

test('year by year it is the same', () => {
  const steps = monteCarloByYear({ ...plain, paths: 50, years: 3 });
  if (!steps.available) throw new Error('The assumptions are possible.');
  const seen = [0, 1, 2].map(() => steps.value.next().done);
  expect(seen).toEqual([false, false, false]);
  expect(steps.value.next()).toMatchObject({ done: true, value: { years: simulate({ paths: 50, years: 3 }).years } });
});

test('in 0 years it is the value of today', () => {
  const { years, final, probabilityOfLoss } = simulate({ years: 0, paths: 3 });
  expect(years).toEqual([{ year: 0, quantiles: Array(5).fill(100_000), mean: 100_000 }]);
  expect([...final, probabilityOfLoss]).toEqual([100_000, 100_000, 100_000, 0]);
});

test('the same seed draws the same picture, also of a shorter time', () => {
  const long = simulate({ paths: 200 });
  expect(simulate({ paths: 200 })).toEqual(long);
  expect(simulate({ paths: 200, years: 4 }).years).toEqual(long.years.slice(0, 5));
  expect(simulate({ paths: 200, seed: 2 }).years).not.toEqual(long.years);
});

test('withdrawals stop at nothing, and so many paths run dry', () => {
  const { final, probabilityOfDepletion } = simulate({ contribution: -15_000, volatility: 0.2, paths: 2_000 });
  expect(final[0]).toBe(0);
  expect(probabilityOfDepletion).toBeGreaterThan(0.5);
  expect(probabilityOfDepletion).toBeLessThan(1);
});

test('targets are reached by fewer the higher they are', () => {
  const { years: _years, ...result } = simulate({ paths: 5_000 });
  const reached = [0, 150_000, 200_000, 1e9].map((target) => probabilityOfReaching({ ...result, years: [] }, target));
  expect(reached[0]).toBe(1);
  expect(reached[3]).toBe(0);
  expect(reached.toSorted((a, b) => b - a)).toEqual(reached);
});

test('without volatility all paths are one', () => {
  fc.assert(
    fc.property(fc.double({ min: -0.1, max: 0.2, noNaN: true }), fc.integer({ min: 1, max: 20 }), (expectedReturn, years) => {
      const { last } = simulate({ expectedReturn, years, volatility: 0, paths: 3, contribution: 1000 });
      for (const value of last?.quantiles ?? []) expect(value).toBeCloseTo(last?.mean ?? NaN, 5);
    }),
  );
});

test.each([
  ['no path', { paths: 0 }],
  ['a loss of everything', { expectedReturn: -1 }],
  ['negative volatility', { volatility: -0.1 }],
  ['a part of a year', { years: 1.5 }],
  ['less than no year', { years: -1 }],
  ['a broken seed', { seed: 0.5 }],
])('no simulation with %s', (_case, own) => {
  expect(monteCarlo({ ...plain, ...own })).toEqual(unavailable('assumption-out-of-range'));
});
