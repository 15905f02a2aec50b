import { describe, expect, test } from 'vitest';
import { available, type Figure, unavailable } from '../figure.ts';
import type { BookProblem } from './book-problem.ts';
import { whyNoValue, withCause } from './missing-value.ts';

const problems: readonly BookProblem[] = [
  { reason: 'income-without-assets', subject: 'return', fromDay: 1, toDay: 2 },
  { reason: 'no-exchange-rate', subject: 'USD/CHF', fromDay: 10, toDay: 20 },
  { reason: 'negative-value', subject: 'return', fromDay: 30, toDay: 31 },
];

describe('a figure that a series has no number for', () => {
  const cases: readonly [string, Figure, { from: number; to: number }, Figure][] = [
    ['opens on a day without a rate', unavailable('no-price'), { from: 10, to: 25 }, unavailable('no-exchange-rate', 'USD/CHF')],
    ['closes on one', unavailable('no-price'), { from: 5, to: 19 }, unavailable('no-exchange-rate', 'USD/CHF')],
    ['comes after the chain broke', unavailable('no-price'), { from: 22, to: 40 }, unavailable('negative-value')],
    ['leads over the day on which it broke', unavailable('return-interrupted'), { from: 22, to: 40 }, unavailable('negative-value')],
    ['has nothing that explains it', unavailable('no-price'), { from: 22, to: 25 }, unavailable('no-price')],
    ['knows its price already', unavailable('no-price', 'ACME'), { from: 10, to: 25 }, unavailable('no-price', 'ACME')],
    ['has another reason', unavailable('too-short'), { from: 10, to: 25 }, unavailable('too-short')],
    ['is available', available(0.1), { from: 10, to: 25 }, available(0.1)],
  ];
  test.each(cases)('%s', (_, figure, period, expected) => {
    expect(withCause(figure, problems, period)).toEqual(expected);
  });
});

test.each([
  [9, unavailable('no-price')],
  [10, unavailable('no-exchange-rate', 'USD/CHF')],
  [20, unavailable('no-price')],
])('why there is no value on day %i', (day, expected) => {
  expect(whyNoValue(problems, day)).toEqual(expected);
});
