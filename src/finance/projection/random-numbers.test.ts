import { expect, test } from 'vitest';
import { randomNumbers, xoshiro128 } from './random-numbers.ts';

// The authors' reference implementation in C from the state 1, 2, 3, 4; computed with integers of any size in Python.
test('xoshiro128** draws what its authors draw', () => {
  const next = xoshiro128([1, 2, 3, 4]);
  const drawn = Array.from({ length: 10 }, () => next());
  expect(drawn).toEqual([11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804]);
});

const first = (seed: number) => Array.from({ length: 5 }, randomNumbers(seed));

test('the same seed draws the same, a neighbour something else', () => {
  expect(first(7)).toEqual(first(7));
  expect(first(8)).not.toEqual(first(7));
  expect(new Set([...first(0), ...first(-1), ...first(1)]).size).toBe(15);
});

test('numbers are spread evenly between 0 and 1', () => {
  const draw = randomNumbers(20_240_331);
  const bins = Array.from({ length: 10 }, () => 0);
  for (let count = 0; count < 100_000; count += 1) {
    const number = draw();
    const bin = Math.floor(number * 10);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  // Of ten equal bins the expected 10,000 with a standard deviation of 95.
  for (const count of bins) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});
