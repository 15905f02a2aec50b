import { expect, test } from 'vitest';
import { amountForGoal, inflateFromToday, monthlyForGoal, monthsToGoal, type SimulationTerms, simulate } from './simulation.ts';

const terms: SimulationTerms = { amount: 0, monthly: 0, increase: 0, years: 1, growth: 0, inflation: 0 };

/** The return a year that is exactly 1 % a month. */
const onePercentAMonth = 1.01 ** 12 - 1;

const valueOf = (changes: Partial<SimulationTerms>) => {
  const path = simulate({ ...terms, ...changes });
  if (!path.available) throw new Error(path.reason);
  const last = path.value.years.at(-1);
  return { value: last?.value, paidIn: last?.contributed, real: last?.real, failedIn: path.value.depletedInMonth };
};

test.each<[string, Partial<SimulationTerms>, number, number]>([
  ['without a return everything is what was paid in', { amount: 1000, monthly: 100 }, 2200, 2200],
  ['an amount alone grows by the yearly return', { amount: 1000, growth: 0.05, years: 2 }, 1102.5, 1000],
  // The textbook's annuity of twelve payments of 100 at 1 % a period: 100 (1.01^12 − 1) / 0.01.
  ['payments are an ordinary annuity', { monthly: 100, growth: onePercentAMonth }, 1268.25, 1200],
  ['a loss is one', { amount: 1000, growth: -0.1, years: 2 }, 810, 1000],
  // Twelve of 100, then twelve of 110.
  ['the first payment does not rise', { monthly: 100, increase: 0.1, years: 2 }, 2520, 2520],
  // docs/calculations/projection.md.
  ['a known answer', { amount: 10_000, monthly: 100, growth: 0.05, years: 10 }, 31_725.26, 22_000],
  ['withdrawals that end with the money leave nothing', { amount: 1200, monthly: -100 }, 0, 0],
])('%s', (_name, changes, value, paidIn) => {
  const found = valueOf(changes);
  expect(found.value).toBeCloseTo(value, 2);
  expect(found.paidIn).toBeCloseTo(paidIn, 2);
  expect(found.failedIn).toBeNull();
});

test('today’s money divides by inflation', () => {
  expect(valueOf({ amount: 1000, growth: 0.05, inflation: 0.02, years: 2 }).real).toBeCloseTo(1059.69, 2); // 1102.5 / 1.0404
  expect(inflateFromToday(1000, 0.02, 2)).toBeCloseTo(1040.4, 9);
});

test.each<[string, Partial<SimulationTerms>, number]>([
  ['without a return', { amount: 1000, monthly: -100 }, 11],
  // 136 payments of 100 are paid in full, and half of the next one: 11 years and 4 months.
  ['for years', { amount: 13_650, monthly: -100, years: 15 }, 137],
  // 1000 at 1 % a month pays 100 for −ln(1 − 1000 × 0.01 / 100) / ln 1.01 = 10.59 months.
  ['with a return', { amount: 1000, monthly: -100, growth: onePercentAMonth, years: 2 }, 11],
  ['from the first month', { monthly: -100 }, 1],
])('withdrawals use an amount up %s', (_name, changes, month) => {
  expect(valueOf(changes)).toMatchObject({ value: 0, failedIn: month });
});

test.each<[string, Partial<SimulationTerms>, number, number]>([
  ['without a return', { amount: 1000 }, 2200, 100],
  ['of an annuity', { growth: onePercentAMonth }, 1268.250301, 100],
  ['that rises', { increase: 0.1, years: 2 }, 2520, 100],
  ['that rises with a return', { increase: 0.03, growth: 0.05, years: 10, amount: 5000 }, 40_000, Number.NaN],
  ['that rises as fast as the value', { increase: 0.05, growth: 0.05, years: 10 }, 40_000, Number.NaN],
  ['below nothing, to be withdrawn', { amount: 1200 }, 0, -100],
])('finds the payment %s', (_name, changes, goal, expected) => {
  const found = monthlyForGoal({ ...terms, ...changes }, goal);
  if (!found.available) throw new Error(found.reason);
  if (!Number.isNaN(expected)) expect(found.value).toBeCloseTo(expected, 6);
  expect(valueOf({ ...changes, monthly: found.value }).value).toBeCloseTo(goal, 5);
});

test('finds the amount that becomes the goal alone', () => {
  expect(amountForGoal({ years: 2, growth: 0.05 }, 1102.5)).toEqual({ available: true, value: expect.closeTo(1000, 9) });
});

const goalOf = (goal: number, isReal = false) => ({ goal, isReal });

test.each<[string, Partial<SimulationTerms>, { goal: number; isReal: boolean }, number | null]>([
  ['at once', { amount: 1000 }, goalOf(1000), 0],
  ['with the twelfth payment', { monthly: 100 }, goalOf(1200), 12],
  ['with the one after', { monthly: 100 }, goalOf(1200.01), 13],
  // 1.01^m ≥ 2 from m = 69.66.
  ['by growing', { amount: 1000, growth: onePercentAMonth }, goalOf(2000), 70],
  // Twelve of 100, then 110 each.
  ['with payments that rise', { monthly: 100, increase: 0.1 }, goalOf(1310), 13],
  // Growth as inflation: in today's money nothing changes.
  ['never in today’s money', { amount: 1000, growth: 0.02, inflation: 0.02 }, goalOf(1001, true), null],
  ['later in today’s money', { amount: 1000, growth: 0.05, inflation: 0.02 }, goalOf(1029, true), 12], // 1.05 / 1.02 = 1.0294
  ['not while it is used up', { amount: 1000, monthly: -100 }, goalOf(1100), null],
])('a goal is reached %s', (_name, changes, goal, months) => {
  expect(monthsToGoal({ ...terms, ...changes }, goal)).toBe(months);
});
