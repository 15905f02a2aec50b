import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { covariance, deviation, mean, quantile } from './sample-statistics.ts';

test.each([
  ["R's quantile(1:10, 0.05)", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.05, 1.45],
  ["NumPy's quantile of five", [50, 15, 40, 20, 35], 0.4, 29],
  ['the least', [3, 1, 2], 0, 1],
  ['the middle', [3, 1, 2], 0.5, 2],
  ['the greatest', [3, 1, 2], 1, 3],
])('quantile: %s', (_case, values, share, expected) => {
  expect(quantile(values, share)).toBeCloseTo(expected, 12);
});

// Wikipedia, "Standard deviation": the eight marks have the population deviation 2, so the sample one is √(32 / 7).
test('the sample deviation divides by one less', () => {
  expect(deviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7), 14);
});

test('what varies by the noise of doubles does not vary', () => {
  expect(deviation([0.1, 0.1 + 2e-17, 0.30000000000000004 - 0.2])).toBe(0);
  expect(deviation([0, 0, 0])).toBe(0);
  expect(deviation([1e-9, 2e-9])).toBeGreaterThan(0);
});

test('of too little there is no number', () => {
  expect([mean([]), deviation([1]), covariance([1], [2]), quantile([], 0.5)]).toEqual([NaN, NaN, NaN, NaN]);
});

test('a shift changes no deviation, a factor scales it', () => {
  const returns = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(returns, fc.double({ min: -2, max: 2, noNaN: true }), (values, shift) => {
      expect(deviation(values.map((value) => value + shift))).toBeCloseTo(deviation(values), 9);
      expect(deviation(values.map((value) => value * 3))).toBeCloseTo(deviation(values) * 3, 9);
    }),
  );
});
