import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalProbability } from '#tests/support/normal-probability.ts';
import { normalDensity, normalQuantile } from './normal-distribution.ts';

// From scipy.stats.norm 1.17 (ppf).
test.each([
  [0.5, 0],
  [0.05, -1.6448536269514729],
  [0.975, 1.959963984540054],
  [0.01, -2.3263478740408408],
  [0.25, -0.6744897501960817],
  [1e-10, -6.361340902404056],
  [1e-13, -7.348796102800677],
])('a normal number is below the quantile of %d with that probability', (probability, quantile) => {
  expect(normalQuantile(probability)).toBeCloseTo(quantile, 12);
  expect(normalProbability(quantile)).toBeCloseTo(probability, 14);
});

test('far out everything is on one side', () => {
  expect(normalProbability(40)).toBe(1);
  expect(normalProbability(-40)).toBe(0);
});

test('the density is that of the tables', () => {
  expect(normalDensity(0)).toBeCloseTo(0.3989422804014327, 15);
  expect(normalDensity(1)).toBeCloseTo(0.24197072451914337, 15);
});

test('probability and quantile undo each other', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true }), (probability) => {
      expect(normalProbability(normalQuantile(probability))).toBeCloseTo(probability, 13);
    }),
  );
});
