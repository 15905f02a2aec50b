import { expect, test } from 'vitest';
import { available, unavailable } from '../figure.ts';
import { annualReturn, calmarRatio, growthRate } from './annual-return.ts';

test.each([
  // FinanceToolkit's test, and the article "Compound annual growth rate" of Wikipedia: 9000 to 13000 in three years.
  [{ start: 100, end: 500, years: 5 }, available(expect.closeTo(0.3797296614612149, 12))],
  [{ start: 9000, end: 13_000, years: 3 }, available(expect.closeTo(0.1304, 4))],
  [{ start: 100, end: 0, years: 2 }, available(-1)],
  [{ start: 0, end: 10, years: 2 }, unavailable('not-invested')],
  [{ start: 100, end: -1, years: 2 }, unavailable('loss-beyond-total')],
  [{ start: 100, end: 110, years: 0 }, unavailable('one-date')],
])('growth of %o', (from, expected) => {
  expect(growthRate(from)).toEqual(expected);
});

test('a year of months is their product', () => {
  expect(annualReturn(Array(12).fill(0.01), 12)).toEqual(available(expect.closeTo(1.01 ** 12 - 1, 12)));
  expect(annualReturn([], 12)).toEqual(unavailable('too-few-returns'));
  expect(calmarRatio([], 12)).toEqual(unavailable('too-few-returns'));
  expect(calmarRatio([0.5, -1.5], 12)).toEqual(unavailable('loss-beyond-total'));
});
