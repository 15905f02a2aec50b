import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestDrawdowns, drawdownSeries, largestDrawdown } from './drawdown.ts';
import { available, unavailable } from '../figure.ts';

const index = (...levels: number[]) => ({ firstDay: 10, levels: Float64Array.from(levels) });

test.each([
  ['a fall and its recovery', index(1, 1.2, 0.9, 1, 1.2, 1.3), { depth: -0.25, peakDay: 11, troughDay: 12, recoveryDay: 14 }],
  ['not yet recovered', index(1, 1.2, 0.9, 1), { depth: -0.25, peakDay: 11, troughDay: 12, recoveryDay: null }],
  ['the start is the first peak', index(1, 0.5, 0.8), { depth: -0.5, peakDay: 10, troughDay: 11, recoveryDay: null }],
  ['the deepest of two', index(1, 0.9, 1.1, 0.55, 2), { depth: -0.5, peakDay: 12, troughDay: 13, recoveryDay: 14 }],
  ['the peak is the first day at its level', index(1, 2, 2, 2, 1), { depth: -0.5, peakDay: 11, troughDay: 14, recoveryDay: null }],
  ['days without a level are passed over', index(1, NaN, 0.5, NaN, 1), { depth: -0.5, peakDay: 10, troughDay: 12, recoveryDay: 14 }],
  ['everything lost', index(1, 0, 0), { depth: -1, peakDay: 10, troughDay: 11, recoveryDay: null }],
])('%s', (_case, levels, expected) => {
  expect(largestDrawdown(levels, { from: 10, to: 9 + levels.levels.length })).toEqual({
    available: true,
    value: { ...expected, depth: expect.closeTo(expected.depth, 12) },
  });
});

test('a chain that broke has a fall on each side, and none over both', () => {
  const broken = index(1, 0.9, NaN, 2 ** 96, 2 ** 95);
  expect(largestDrawdown(broken, { from: 10, to: 14 })).toEqual(unavailable('return-interrupted'));
  expect(largestDrawdown(broken, { from: 13, to: 14 })).toMatchObject({ value: { depth: -0.5, peakDay: 13 } });
  expect(Array.from(drawdownSeries(broken, { from: 10, to: 14 }).levels)).toEqual([0, expect.closeTo(-0.1, 12), NaN, NaN, NaN]);
});

test('an index that never fell has depth 0', () => {
  expect(largestDrawdown(index(1, 1.1, 1.2), { from: 10, to: 12 })).toMatchObject({
    available: true,
    value: { depth: 0, peakDay: 10, troughDay: 10, recoveryDay: 10 },
  });
});

test('of a part of the index, peaks before it do not count', () => {
  expect(largestDrawdown(index(2, 1, 0.8, 0.9), { from: 11, to: 13 })).toMatchObject({
    value: { depth: expect.closeTo(-0.2, 12), peakDay: 11 },
  });
  expect(Array.from(drawdownSeries(index(2, 1, 0.8, 1.2), { from: 11, to: 13 }).levels)).toEqual([0, expect.closeTo(-0.2, 12), 0]);
});

test.each([
  [{ from: 9, to: 11 }, 'before-inception'],
  [{ from: 10, to: 14 }, 'after-last-day'],
] as const)('none over %o', (period, reason) => {
  expect(largestDrawdown(index(1, 1), period)).toEqual(unavailable(reason));
});

test('the deepest falls, each up to its recovery', () => {
  const two = index(1, 0.9, 1.1, 0.55, 0.8, 1.1, 1.1, 1.0, 1.2, 1.15);
  const falls = largestDrawdowns(two, { from: 10, to: 19 }, 3);
  expect(falls.available && falls.value).toEqual([
    { depth: -0.5, peakDay: 12, troughDay: 13, recoveryDay: 15 },
    { depth: expect.closeTo(-0.1, 12), peakDay: 10, troughDay: 11, recoveryDay: 12 },
    { depth: expect.closeTo(-0.0909090909, 9), peakDay: 12, troughDay: 17, recoveryDay: 18 },
  ]);
  expect(largestDrawdowns(two, { from: 10, to: 19 }, 1)).toEqual(available(falls.available && falls.value.slice(0, 1)));
});

test('no fall, no list; no history, no answer', () => {
  expect(largestDrawdowns(index(1, 1.1), { from: 10, to: 11 }, 5)).toEqual(available([]));
  expect(largestDrawdowns(index(1, 1.1), { from: 9, to: 11 }, 5)).toEqual(unavailable('before-inception'));
});

test('the first of the falls is the worst one, and none overlap', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 50, max: 150 }), { minLength: 2, maxLength: 60 }), (levels) => {
      const path = index(...levels);
      const period = { from: 10, to: 9 + levels.length };
      const falls = largestDrawdowns(path, period, 100);
      const worst = largestDrawdown(path, period);
      if (!falls.available || !worst.available) throw new Error('There is a history.');
      expect(falls.value[0]?.depth ?? 0).toBe(worst.value.depth);
      const inTime = falls.value.toSorted((a, b) => a.troughDay - b.troughDay);
      inTime.slice(1).forEach((fall, at) => expect(fall.troughDay).toBeGreaterThan(inTime[at]?.recoveryDay ?? Infinity));
    }),
  );
});
