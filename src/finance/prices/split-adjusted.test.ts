import { expect, test } from 'vitest';
import { priceSeries } from './price-series.ts';
import { splitAdjusted } from './split-adjusted.ts';

const series = priceSeries([
  { day: 1, price: 120 },
  { day: 5, price: 60 },
  { day: 9, price: 20 },
]);

test('each price is divided by the splits after it: two for one, then three for one', () => {
  const splits = [
    { day: 5, ratio: 2 },
    { day: 9, ratio: 3 },
  ];
  expect([...splitAdjusted(series, splits).prices]).toEqual([20, 20, 20]);
});

test('without splits prices stay as they were published', () => {
  expect(splitAdjusted(series, [])).toEqual(series);
});
