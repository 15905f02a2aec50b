import { expect, test } from 'vitest';
import { anchoredPath } from './anchored-path.ts';

const noise = Float64Array.from([0, 0.02, -0.01, 0.05, 0.03, 0.04, 0.01]);
const anchors = [
  { index: 0, level: 100 },
  { index: 2, level: 90 },
  { index: 4, level: 120 },
];

test('a path meets its levels whatever the noise', () => {
  const levels = anchoredPath(noise, anchors, 0).map(Math.exp);
  for (const { index, level } of anchors) expect(levels[index]).toBeCloseTo(level, 10);
});

test('after the last level it drifts with the noise alone', () => {
  const path = anchoredPath(noise, anchors, 0.001);
  expect((path[6] ?? 0) - (path[4] ?? 0)).toBeCloseTo(2 * 0.001 + (0.01 - 0.03), 12);
});

test('without noise it is straight between two levels', () => {
  const path = anchoredPath(new Float64Array(5), anchors, 0);
  expect(path[1]).toBeCloseTo((Math.log(100) + Math.log(90)) / 2, 12);
});
