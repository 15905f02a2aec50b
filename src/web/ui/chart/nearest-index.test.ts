import { expect, test } from 'vitest';
import { nearestIndex } from './nearest-index.ts';

test.each([
  [[], 5, null],
  [[10], -3, 0],
  [[10, 20, 40], 0, 0],
  [[10, 20, 40], 15, 0],
  [[10, 20, 40], 16, 1],
  [[10, 20, 40], 31, 2],
  [[10, 20, 40], 99, 2],
])('of %j the nearest to %d is at %s', (sorted, wanted, expected) => {
  expect(nearestIndex(sorted, wanted)).toBe(expected);
});
