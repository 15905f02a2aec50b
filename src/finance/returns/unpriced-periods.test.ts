import { describe, expect, test } from 'vitest';
import { available, unavailable } from '../figure.ts';
import { dayNumber } from '../iso-date.ts';
import { findStillPeriods, findUnpricedPeriods, wherePriced } from './unpriced-periods.ts';

const monday = dayNumber('2026-03-02');

function levels(...parts: readonly (readonly [level: number, days: number])[]) {
  return { firstDay: monday, levels: Float64Array.from(parts.flatMap(([level, days]) => Array.from({ length: days }, () => level))) };
}

describe('periods in which an index stands still', () => {
  test.each([
    ['it moves every day', levels([1, 1], [1.1, 1], [1.2, 1]), []],
    ['the days up to the last one', levels([1, 1], [1.1, 3]), [[1, 3]]],
    ['a few days inside do not count', levels([1, 5], [1.1, 1]), []],
    ['four weeks inside do', levels([1, 29], [1.1, 1]), [[0, 28]]],
    ['days without a level do not', levels([1, 1], [NaN, 40]), []],
  ])('%s', (_, index, expected) => {
    expect(findStillPeriods(index).map(({ from, to }) => [from - monday, to - monday])).toEqual(expected);
  });
});

describe('periods without a price', () => {
  const still = [{ from: monday, to: monday + 9 }];
  const held = (fromDay: number, toDay: number | null, ...pricedDays: number[]) => ({
    fromDay: monday + fromDay,
    toDay: toDay === null ? null : monday + toDay,
    pricedDays: Int32Array.from(pricedDays, (day) => monday + day),
  });

  test.each([
    ['cash alone has its return of 0', [], []],
    ['something held that gets no price', [held(-5, null, -5, 0)], [[0, 9]]],
    [
      'the price repeated splits it',
      [held(-5, null, 0, 4)],
      [
        [0, 3],
        [4, 9],
      ],
    ],
    ['one of two gets prices', [held(-5, null, 0), held(-5, null, 1, 2, 3, 4, 5, 6, 7, 8, 9)], []],
    ['what is bought within it begins there', [held(4, null, 4)], [[4, 9]]],
    ['what was sold before it is no matter', [held(-5, 0, -5)], []],
    ['a price after the sale is no matter', [held(-5, 3, -5, 4)], [[0, 9]]],
    ['a weekend has no prices to miss', [held(-5, null, 0, 1, 2, 3, 4, 7, 8, 9)], []],
  ])('%s', (_, holdings, expected) => {
    expect(findUnpricedPeriods(still, holdings).map(({ from, to }) => [from - monday, to - monday])).toEqual(expected);
  });

  test('a return within one is not available, one that reaches out of it is', () => {
    const unpriced = [{ from: monday, to: monday + 9 }];
    expect(wherePriced(available(0), unpriced, { from: monday + 1, to: monday + 9 })).toEqual(unavailable('no-new-price'));
    expect(wherePriced(available(0.1), unpriced, { from: monday - 1, to: monday + 9 })).toEqual(available(0.1));
    expect(wherePriced(available(0.1), undefined, { from: monday, to: monday + 9 })).toEqual(available(0.1));
    expect(wherePriced(unavailable('too-short'), unpriced, { from: monday, to: monday + 9 })).toEqual(unavailable('too-short'));
  });
});
