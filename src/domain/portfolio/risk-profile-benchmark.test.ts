import { expect, test } from 'vitest';
import { riskProfileBenchmark } from './risk-profile-benchmark.ts';

test.each([
  [1, 'IA Mixed Investment 0-35% shares'],
  [2, 'IA Mixed Investment 0-35% shares'],
  [3, 'IA Mixed Investment 20-60% shares'],
  [4, 'IA Mixed Investment 20-60% shares'],
  [5, 'IA Mixed Investment 40-85% shares'],
  [6, 'IA Mixed Investment 40-85% shares'],
  [7, 'IA Flexible Investment'],
  [0, null],
  [8, null],
  [2.5, null],
  [null, null],
])('risk profile %s is held against %s', (profile, sector) => {
  expect(riskProfileBenchmark(profile)).toBe(sector);
});
