import { describe, expect, test } from 'vitest';
import { dayNumber, isoDate } from '../iso-date.ts';
import { priceSeries } from './price-series.ts';
import { suspectedSplits } from './suspected-splits.ts';

/** Returns the splits suspected in prices of consecutive days from 2024-01-01, each as `day ratio`. `recorded` are the splits in the ledger. */
function suspected(prices: readonly number[], recorded: readonly { readonly day: string; readonly ratio: number }[] = []): string[] {
  const series = priceSeries(prices.map((price, at) => ({ day: dayNumber('2024-01-01') + at, price })));
  const splits = recorded.map(({ day, ratio }) => ({ day: dayNumber(day), ratio }));
  return suspectedSplits(series, splits).map(({ day, ratio }) => `${isoDate(day).slice(5)} ${Number(ratio.toFixed(4))}`);
}

describe('a lasting jump like a split that no one recorded', () => {
  test.each([
    ['two for one', [100, 101, 50.5, 51], ['01-03 2']],
    ['two for one on a day on which the market fell by 8 %', [100, 100, 46, 47], ['01-03 2']],
    ['two for one on a day on which it rose by 8 %', [100, 100, 54, 53], ['01-03 2']],
    ['three for one', [90, 30.6, 31], ['01-02 3']],
    ['four for one, today', [100, 101, 25], ['01-03 4']],
    ['one for ten', [1, 1.02, 10.4, 10.1], ['01-03 0.1']],
    ['one for two', [10, 10.1, 20.2, 20.5], ['01-03 0.5']],
    ['two of them', [100, 50, 51, 17], ['01-02 2', '01-04 3']],
  ])('%s', (_case, prices, expected) => {
    expect(suspected(prices)).toEqual(expected);
  });
});

describe('not suspected', () => {
  test.each([
    ['the franc on 15 January 2015', [1 / 1.2015, 1 / 1.201, 1 / 1.028, 1 / 1.0146]],
    ['TENT.L on 19 September 2024: 35 % in one day', [0.719, 0.719, 0.718, 0.464, 0.4695]],
    ['three for two: as large as what markets do', [100, 101, 67, 68]],
    ['a fall to 40 %', [100, 40, 41]],
    ['a jump that is taken back', [100, 101, 50, 51, 100, 101]],
    ['nothing', []],
  ])('%s', (_case, prices) => {
    expect(suspected(prices)).toEqual([]);
  });

  test.each([
    ['recorded on its day', '2024-01-03', 2, []],
    ['recorded within a month', '2024-01-28', 2, []],
    ['recorded the other way round', '2024-01-03', 0.5, ['01-03 2']],
    ['recorded half a year later', '2024-07-03', 2, ['01-03 2']],
  ])('%s', (_case, day, ratio, expected) => {
    expect(suspected([100, 101, 50.5, 51], [{ day, ratio }])).toEqual(expected);
  });
});
