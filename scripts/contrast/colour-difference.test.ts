import { expect, test } from 'vitest';
import { colourDifference } from './colour-difference.ts';
import { contrast } from './colour.ts';

// Pairs 1, 7, 14, 17, 20, 25 and 34 of the test data of Sharma, Wu and Dalal (2005).
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, -0.001, 2.49], [50, 0.0011, -2.49], 4.7461],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('%o and %o are %s apart', (one, other, apart) => {
  expect(colourDifference(one, other)).toBeCloseTo(apart, 4);
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#1d4a38', '#1d4a38', 1],
])('the contrast of %s on %s is %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});
