import { expect, test } from 'vitest';
import { allRates } from './roots.ts';

const yearly = (...amounts: number[]) => amounts.map((amount, years) => ({ years, amount }));

test.each([
  ['one change of sign', yearly(-100, 110), [0.1]],
  ['two rates', yearly(-100, 230, -132), [0.1, 0.2]],
  ['three rates', yearly(-1, 3.6, -4.31, 1.716), [0.1, 0.2, 0.3]],
  ['one that only touches', yearly(-100, 220, -121), [0.1]],
  ['none', yearly(100, -100, 100), []],
  ['Excel, help page of IRR', yearly(-70_000, 12_000, 15_000, 18_000, 21_000, 26_000), [0.086630948036]],
  [
    'numpy-financial 46: 7533 % solves it too',
    yearly(2113.73, -161_445.03, 7626.73, 8619.84, 8612.92),
    [-0.557330958242203, 75.33123197333727],
  ],
])('%s', (_case, amounts, expected) => {
  const rates = allRates(amounts);
  expect(rates).toHaveLength(expected.length);
  rates.forEach((rate, at) => expect(rate).toBeCloseTo(expected[at] ?? NaN, 5));
});

/** Amounts of three years that are worth nothing at 10 % and where only `left` is left of a unit after a year. */
const solvedAt = (left: number) => yearly(1 / 1.1, -(1 + left / 1.1), left);

test('a rate is greater than −100 %, as far as a double tells', () => {
  expect(allRates(solvedAt(1e-12))).toEqual([expect.closeTo(1e-12 - 1, 13), expect.closeTo(0.1, 9)]);
  expect(allRates(solvedAt(1e-17))).toEqual([expect.closeTo(0.1, 9)]);
});

test('two thousand flows of changing sign: each rate that is told solves them', () => {
  const many = [
    { years: 0, amount: -900 },
    ...Array.from({ length: 2001 }, (_, at) => ({ years: at / 365, amount: Math.sin(at) * 100 + 1 })),
  ];
  const rates = allRates(many);
  expect(rates.length).toBeGreaterThan(0);
  for (const rate of rates) {
    const worth = many.map(({ years, amount }) => amount / (1 + rate) ** years);
    const size = worth.reduce((total, part) => total + Math.abs(part), 0);
    expect(worth.reduce((total, part) => total + part, 0) / size).toBeCloseTo(0, 9);
  }
});
