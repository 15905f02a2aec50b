import { describe, expect, test } from 'vitest';
import { createRandom } from './random.ts';

const drawn = (seed: string, count: number) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

describe('randomOf', () => {
  test('gives the same sequence for the same seed and another for another', () => {
    expect(drawn('a', 20)).toEqual(drawn('a', 20));
    expect(drawn('a', 20)).not.toEqual(drawn('b', 20));
  });

  test('spreads evenly over [0, 1)', () => {
    const values = drawn('even', 20_000);
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
    for (const tenth of [0, 3, 9]) expect(values.filter((value) => Math.floor(value * 10) === tenth).length / 2000).toBeCloseTo(1, 0);
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(0.5, 2);
  });

  test('draws normals of mean 0 and deviation 1', () => {
    const random = createRandom('normal');
    const values = Array.from({ length: 20_000 }, () => random.normal());
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(variance).toBeCloseTo(1, 1);
  });

  test('takes whole numbers from both ends, and shuffles without losing any', () => {
    const random = createRandom('whole');
    const values = new Set(Array.from({ length: 200 }, () => random.whole(3, 5)));
    expect(values).toEqual(new Set([3, 4, 5]));
    const list = [1, 2, 3, 4, 5, 6];
    expect(random.shuffled(list).toSorted((one, other) => one - other)).toEqual(list);
  });

  test('refuses to pick from nothing', () => {
    expect(() => createRandom('empty').pick([])).toThrow(RangeError);
  });
});
