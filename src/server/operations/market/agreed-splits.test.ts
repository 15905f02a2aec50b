import { expect, test } from 'vitest';
import { agreedSplits } from './agreed-splits.ts';

const split = (day: number, ratio: number, portfolios = 1) => ({ instrumentId: 'A', day, ratio, portfolios });

test.each([
  ['none', [], []],
  ['one that two custodians book on different days, on the day of most', [split(100, 5), split(102, 5, 3)], [split(102, 5, 3)]],
  ['of equally many the first day', [split(102, 5), split(100, 5)], [split(100, 5)]],
  ['two ratios on two days', [split(101, 2), split(100, 5)], [split(100, 5), split(101, 2)]],
  ['the same ratio again, later', [split(100, 2), split(131, 2)], [split(100, 2), split(131, 2)]],
])('%s', (_case, recorded, agreed) => {
  expect(agreedSplits(recorded)).toEqual(agreed);
});
