import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { valueTicks } from './value-ticks.ts';

test.each([
  ['returns of five years', -0.11, 0.37, 6, [-0.1, 0, 0.1, 0.2, 0.3]],
  ['a fall', -0.148, 0, 3, [-0.1, -0.05, 0]],
  ['a small fall', -0.0031, 0, 3, [-0.002, 0]],
  ['a quiet month', -0.004, 0.006, 6, [-0.004, -0.002, 0, 0.002, 0.004, 0.006]],
  ['calls and values', -21e6, 113e6, 6, [0, 25e6, 50e6, 75e6, 100e6]],
  ['no span', 0, 0, 5, [0]],
] as const)('%s', (_case, low, high, most, expected) => {
  expect(valueTicks(low, high, most).ticks).toEqual(expected);
});

test('stays inside the range and never crowds', () => {
  fc.assert(
    fc.property(fc.double({ min: -1000, max: 1000, noNaN: true }), fc.double({ min: 1e-3, max: 1e9, noNaN: true }), (low, span) => {
      const { step, ticks } = valueTicks(low, low + span, 6);
      expect(ticks.length).toBeLessThanOrEqual(6);
      for (const tick of ticks) expect(tick).toBeGreaterThanOrEqual(low - step * 1e-6);
      for (const tick of ticks) expect(tick).toBeLessThanOrEqual(low + span + step * 1e-6);
    }),
  );
});
