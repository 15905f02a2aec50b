import { expect, test } from 'vitest';
import { labelShifts } from './label-shifts.ts';

test.each([
  ['far apart', 20, 80, [0, 0]],
  ['the first just above', 30, 40, [-14, 14]],
  ['the first just below', 40, 30, [14, -14]],
  ['one point', 40, 40, [-19, 19]],
  ['both at the upper edge', 4, 10, [6, 38]],
  ['one at the upper edge', 0, 90, [10, 0]],
  ['alone', 40, Infinity, [0, 0]],
  ['alone at the upper edge', 2, Infinity, [8, 0]],
])('%s', (_case, first, second, expected) => {
  expect(labelShifts(first, second)).toEqual(expected);
});
