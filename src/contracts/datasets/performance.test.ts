import { expect, test } from 'vitest';
import { packPoints, unpackPoints } from './performance.ts';

test('points arrive to the last bit, with their gaps', () => {
  const points = [
    { day: '2021-11-27', value: 2_645_406.577161167, portfolio: 0, benchmark: null, drawdown: 0 },
    { day: '2024-02-29', value: null, portfolio: -0.0014029462404996362, benchmark: 5e-324, drawdown: -0.1 },
  ];
  expect(unpackPoints(packPoints(points))).toEqual(points);
  expect(unpackPoints(packPoints([]))).toEqual([]);
});
