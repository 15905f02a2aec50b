import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumber, isoDate } from '../iso-date.ts';
import { judgePrices, type PriceEvidence } from './price-quality.ts';
import { priceSeries } from './price-series.ts';

const nothingElse: PriceEvidence = { quoteUnit: 'GBP', splits: [], trades: [], worthlessFrom: null };

/** Prices of following days from 2024-01-01 on. */
const seriesOf = (prices: readonly number[]) => priceSeries(prices.map((price, at) => ({ day: dayNumber('2024-01-01') + at, price })));

const split = (day: string, ratio: number): PriceEvidence => ({ ...nothingElse, splits: [{ day: dayNumber(day), ratio }] });

/** Each as `day why factor`. */
const doubtsIn = (prices: readonly number[], evidence = nothingElse) =>
  judgePrices(seriesOf(prices), evidence).doubtful.map(
    ({ day, why, factor }) => `${isoDate(day).slice(5)} ${why} ${factor === null ? '-' : String(Number(factor.toPrecision(6)))}`,
  );

describe('what is real stays', () => {
  test.each([
    ['the franc on 15 January 2015', [1 / 1.2015, 1 / 1.201, 1 / 1.028, 1 / 1.0146]],
    ['TENT.L on 19 September 2024: 25p of 72p paid out', [0.719, 0.719, 0.718, 0.464, 0.4695]],
    ['KALA on 29 September 2025: a failed trial, 89 % in one day', [956.75, 911, 952.5, 102.25, 76.5, 68, 77]],
    ['a half lost for good', [100, 101, 50.5, 50, 51]],
    ['a double', [10, 10.1, 20.2, 20.5]],
  ])('%s', (_case, prices) => {
    expect(doubtsIn(prices)).toEqual([]);
  });
});

test.each([
  ['one price in pence', [4.1, 412, 4.15], ['01-02 unit 0.01']],
  ['one price in pounds', [410, 4.12, 415], ['01-02 unit 100']],
  ['a block', [4.1, 410, 412, 409, 4.12], ['01-02 unit 0.01', '01-03 unit 0.01', '01-04 unit 0.01']],
  ['not left yet', [4.1, 4.1, 4.2, 410], ['01-04 unit 0.01']],
  ['left and never entered', [410, 4.1, 4.2, 4.1], ['01-01 unit 0.01']],
  ['103 times', [4, 412, 4], ['01-02 unit 0.01']],
  ['97.1 times', [4, 388.4, 4], ['01-02 unit 0.01']],
  ['entered on a day on which the market fell by 6 %', [4.1, 4.1, 385, 386, 3.9], ['01-03 unit 0.01', '01-04 unit 0.01']],
  ['left on one on which it rose by 9 %', [4.1, 410, 412, 4.5], ['01-02 unit 0.01', '01-03 unit 0.01']],
  ['95 times for good is none', [4, 4, 4, 380, 380], []],
  ['104 times is none', [4, 416, 4], []],
  ['96 times is none', [4, 384, 4], []],
])('a hundredfold jump: %s', (_case, prices, expected) => {
  expect(doubtsIn(prices)).toEqual(expected);
});

const pounds = 0.1455;
const pence = 14.55;

/** 0.1455 as `l`, 14.55 as `h`, each with how often: `4l 9h`. */
const levels = (written: string) =>
  written.split(' ').flatMap((part) => Array<number>(Number.parseInt(part, 10)).fill(part.endsWith('h') ? pence : pounds));

const bought = (day: number, price: number): PriceEvidence['trades'] => [{ day: dayNumber('2023-12-31') + day, price }];

/** AET.L in May 2022: 14.55 pence, which its source published as 0.1455 on some days and as 14.55 on others. */
test.each([
  // quote   prices        trades              which are doubtful, and their factor
  ['GBX', '4l 9h 10l', [], '1-4 14-23', 100],
  ['GBp', '4l 9h 10l', [], '1-4 14-23', 100],
  ['GBX', '4h 1l 4h', [], '5', 100],
  ['GBX', '4l 9h', [], '1-4', 100],
  ['GBX', '9h 4l', [], '10-13', 100],
  ['GBX', '2h 3l 2h 3l', [], '3-5 8-10', 100],
  ['GBX', '9h 4l', bought(11, pence), '10-13', 100],
  ['GBX', '9l 1h 9l', bought(3, pounds), '10', 0.01],
  ['GBX', '9l 1h 9l', bought(3, pence), '1-9 11-19', 100],
  ['GBP', '4l 9h 10l', [], '5-13', 0.01],
  ['GBP', '4l 9h', [], '1-4', 100],
] as const)('a hundredfold jump of a share quoted in %s: %s', (quoteUnit, prices, trades, doubtful, factor) => {
  const found = judgePrices(seriesOf(levels(prices)), { ...nothingElse, quoteUnit, trades }).doubtful;
  expect(runs(found.map(({ day }) => day - dayNumber('2023-12-31')))).toBe(doubtful);
  expect(found.map((one) => [one.why, Number(one.factor?.toPrecision(12))])).toEqual(found.map(() => ['unit', factor]));
});

/** Numbers one after the other as `1-4 7`. */
function runs(numbers: readonly number[]): string {
  const starts = numbers.filter((number) => !numbers.includes(number - 1));
  const ends = numbers.filter((number) => !numbers.includes(number + 1));
  return starts.map((start, at) => (ends[at] === start ? `${start}` : `${start}-${ends[at]}`)).join(' ');
}

test('of prices in pence a block in pounds ends also where the market moved by 7 %', () => {
  expect(doubtsIn([410, 4.1, 4.2, 450, 451], { ...nothingElse, quoteUnit: 'GBX' })).toEqual(['01-02 unit 100', '01-03 unit 100']);
});

test('a split inside a block in pounds is still seen', () => {
  const prices = [410, 4.1, 4.1, 2.05, 2.05, 205];
  const evidence = { ...split('2024-01-04', 2), quoteUnit: 'GBX' };
  expect(doubtsIn(prices, evidence)).toEqual(['01-02 unit 100', '01-03 unit 100', '01-04 unit 100', '01-05 unit 100']);
});

test.each([
  ['where a split is recorded, its jump is expected', [100, 101, 50, 51], split('2024-01-03', 2), []],
  ['a consolidation alike', [1, 1.01, 10.1, 10], split('2024-01-03', 0.1), []],
  ['prices in old units after the split', [100, 101, 101, 102, 51], split('2024-01-03', 2), ['01-03 split 0.5', '01-04 split 0.5']],
  ['prices in new units before it', [100, 50, 50.5, 51], split('2024-01-03', 2), ['01-02 split 2']],
  ['without a jump, and nobody traded before it', [50, 50.5, 50, 51], split('2024-01-03', 2), ['01-01 split 2', '01-02 split 2']],
  ['a bonus issue of 1 for 10 cannot be told from the market', [100, 101, 100, 101], split('2024-01-03', 1.1), []],
  ['no prices before the split', [50, 51, 52], split('2023-12-31', 2), []],
  ['ten for one, recorded by nobody', [100, 101, 100, 10, 10.1], nothingElse, ['01-04 split 10', '01-05 split 10']],
  [
    'two for one for some days, and back',
    [100, 101, 50.5, 51, 50, 100, 101],
    nothingElse,
    ['01-03 split 2', '01-04 split 2', '01-05 split 2'],
  ],
])('splits: %s', (_case, prices, evidence, expected) => {
  expect(doubtsIn(prices, evidence)).toEqual(expected);
});

/** Pairs of a day of January 2024 and a number, written as `day number, day number`. */
const pairs = (written: string) =>
  written.split(', ').flatMap((one) => {
    const [day = NaN, number = NaN] = one.split(' ').map(Number);
    return one === '' ? [] : [{ day: dayNumber('2023-12-31') + day, number }];
  });

const known = (splits: string, trades: string): PriceEvidence => ({
  ...nothingElse,
  splits: pairs(splits).map(({ day, number }) => ({ day, ratio: number })),
  trades: pairs(trades).map(({ day, number }) => ({ day, price: number })),
});

test.each([
  ['twice the price was paid: adjusted by its source', [50, 50.5, 50, 51], known('3 2', '1 100'), [], ['1 2', '2 2']],
  ['a consolidation, adjusted', [100, 101, 100], known('3 0.1', '2 10.1'), [], ['1 0.1', '2 0.1']],
  ['twice adjusted', [25, 25, 25, 25, 25], known('3 2, 5 2', '1 100, 4 50'), [], ['1 4', '2 4', '3 2', '4 2']],
  ['the later one alone', [100, 100, 50, 50, 50], known('3 2, 5 3', '1 300, 4 150'), [], ['1 3', '2 3', '3 3', '4 3']],
  ['the price was paid: still in old units', [100, 101, 100, 101], known('3 2', '1 100'), ['01-03 split 0.5', '01-04 split 0.5'], []],
  ['nobody traded', [50, 50.5, 50], known('3 2', ''), ['01-01 split 2', '01-02 split 2'], []],
  ['only after the split', [50, 50.5, 50], known('3 2', '3 50'), ['01-01 split 2', '01-02 split 2'], []],
  ['one says so and one says no', [50, 50.5, 50], known('3 2', '1 100, 2 50'), ['01-01 split 2', '01-02 split 2'], []],
  ['paid something else altogether', [50, 50.5, 50], known('3 2', '1 400'), ['01-01 split 2', '01-02 split 2'], []],
  ['a split that shows asks nobody', [100, 101, 50], known('3 2', '1 200'), [], []],
] as const)('a split without a jump: %s', (_case, prices, evidence, doubts, expected) => {
  expect(doubtsIn(prices, evidence)).toEqual(doubts);
  const { adjusted } = judgePrices(seriesOf(prices), evidence);
  expect(adjusted.map(({ day, factor }) => `${day - dayNumber('2023-12-31')} ${factor}`)).toEqual(expected);
});

test('prices in old units for months end with their own jump', () => {
  const prices = [...Array<number>(40).fill(100), ...Array<number>(40).fill(50)];
  const doubtful = doubtsIn(prices, known('3 2', '1 100'));
  expect([doubtful.length, doubtful[0], doubtful.at(-1)]).toEqual([38, '01-03 split 0.5', '02-09 split 0.5']);
});

test.each([
  ['unconfirmed', [5, 4, 0], null, ['01-03 zero -']],
  ['in between', [5, 0, 4], null, ['01-02 zero -']],
  ['confirmed', [5, 4, 0], dayNumber('2024-01-03'), []],
  ['confirmed later', [5, 0, 0], dayNumber('2024-01-03'), ['01-02 zero -']],
  ['below zero is never confirmed', [5, -1, 4], dayNumber('2024-01-01'), ['01-02 zero -']],
])('a price of zero: %s', (_case, prices, worthlessFrom, expected) => {
  expect(doubtsIn(prices, { ...nothingElse, worthlessFrom })).toEqual(expected);
});

const walk = (factors: readonly number[]) => {
  let price = 100;
  return factors.map((factor) => (price *= factor));
};

describe('of any prices that move by less than a fifth a day', () => {
  const moves = fc.array(fc.double({ min: 0.82, max: 1.2, noNaN: true }), { minLength: 3, maxLength: 80 });
  test('none is doubtful', () => {
    fc.assert(
      fc.property(moves, (factors) => {
        expect(doubtsIn(walk(factors))).toEqual([]);
      }),
    );
  });

  test('a block in pence is found whole, and its factor puts it right', () => {
    const calm = fc.array(fc.double({ min: 0.975, max: 1.025, noNaN: true }), { minLength: 3, maxLength: 80 });
    fc.assert(
      fc.property(calm, fc.nat(), fc.nat(), (factors, start, length) => {
        const right = walk(factors);
        const from = 1 + (start % (right.length - 2));
        const to = from + 1 + (length % (right.length - 1 - from));
        const wrong = right.map((price, at) => (at >= from && at < to ? price * 100 : price));
        const found = judgePrices(seriesOf(wrong), nothingElse).doubtful;
        expect(found.map(({ day }) => day - dayNumber('2024-01-01'))).toEqual(Array.from({ length: to - from }, (_, at) => from + at));
        found.forEach(({ price, factor }, at) => {
          expect(price * (factor ?? NaN)).toBeCloseTo(right[from + at] ?? NaN, 6);
        });
      }),
    );
  });
});
