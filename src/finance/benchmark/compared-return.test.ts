import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { available, unavailable } from '../figure.ts';
import { clippedReturn, comparedAnnually, comparedOver, comparedReturn } from './compared-return.ts';

const close = (value: number) => available(expect.closeTo(value, 9));
const levels = (firstDay: number, ...points: number[]) => ({ firstDay, levels: Float64Array.from(points) });

test.each([
  ['ahead while both fell', -0.05, -0.1, 0.05, 0.05555555556],
  ['Bacon: 10 % against 6 %', 0.1, 0.06, 0.04, 0.0377358491],
  ['behind', 0.02, 0.05, -0.03, -0.0285714286],
])('excess return: %s', (_case, own, other, difference, geometric) => {
  expect(comparedReturn(available(own), available(other))).toMatchObject({ difference: close(difference), geometric: close(geometric) });
});

test('against a benchmark that lost everything there is no geometric one', () => {
  const compared = comparedReturn(available(0.1), available(-1));
  expect(compared).toMatchObject({ difference: close(1.1), geometric: unavailable('loss-beyond-total') });
});

const portfolio = levels(10, 1, 1.1, 1.21, 1.331);

test('over the same days, or not at all', () => {
  expect(
    comparedOver({ portfolio, benchmark: levels(0, ...Array.from({ length: 14 }, (_, day) => day + 10)) }, { from: 11, to: 13 }),
  ).toEqual({
    portfolio: close(0.21),
    benchmark: close(23 / 21 - 1),
    difference: close(1.21 - 23 / 21),
    geometric: close((1.21 * 21) / 23 - 1),
  });
  expect(comparedOver({ portfolio, benchmark: null }, { from: 9, to: 13 })).toMatchObject({
    portfolio: unavailable('too-short'),
    benchmark: unavailable('no-benchmark'),
  });
  expect(comparedOver({ portfolio, benchmark: levels(10, NaN, NaN) }, { from: 10, to: 11 }).benchmark).toEqual(unavailable('no-benchmark'));
});

test('a benchmark that begins later is compared over the days that both have, which are named', () => {
  const late = { portfolio, benchmark: levels(10, NaN, NaN, 50, 60) };
  const period = { from: 10, to: 13 };
  expect(comparedOver(late, period).benchmark).toEqual(unavailable('benchmark-begins-later'));
  expect(clippedReturn(late, period)).toMatchObject({ period: { from: 12, to: 13 }, portfolio: close(0.1), benchmark: close(0.2) });
  expect(clippedReturn(late, { from: 12, to: 13 })).toBeNull();
  expect(clippedReturn({ portfolio, benchmark: null }, period)).toBeNull();
});

test('a year: both rates, and their difference', () => {
  const compared = comparedReturn(available(0.21), available(0.1025));
  expect(comparedAnnually(compared, { from: 0, to: 730 })).toMatchObject({
    portfolio: close(0.1),
    benchmark: close(0.05),
    difference: close(0.05),
  });
  expect(comparedAnnually(compared, { from: 0, to: 300 }).difference).toEqual(unavailable('under-a-year'));
});

const rate = fc.double({ min: -0.5, max: 0.5, noNaN: true });

test('geometric excess returns link over periods', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(rate, rate), { minLength: 1 }), (periods) => {
      const excess = periods.map(([own, other]) => comparedReturn(available(own), available(other)).geometric);
      const grown = excess.reduce((level, figure) => level * (1 + (figure.available ? figure.value : NaN)), 1);
      const product = (which: 0 | 1) => periods.reduce((level, pair) => level * (1 + pair[which]), 1);
      expect(grown / (product(0) / product(1))).toBeCloseTo(1, 9);
    }),
  );
});
