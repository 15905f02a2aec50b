import { expect, test } from 'vitest';
import type { HoldingRow, Holdings } from '#contracts/datasets/holdings.ts';
import { buildHoldingRow } from '#tests/support/build-holding-row.ts';
import { available, unavailable } from '#finance/figure.ts';
import { selectTopHoldings } from './select-top-holdings.ts';

const holding = (name: string, value: number, own: Partial<HoldingRow> = {}) =>
  buildHoldingRow({ name, value: available(value), percent: value, gain: available(value / 10), ...own });

const shownOf = (rows: readonly HoldingRow[]) =>
  selectTopHoldings({ holdings: { asOf: '2026-06-30', currency: 'GBP', rows, total: {} as Holdings['total'] } });

const seven = [
  holding('a', 5.1),
  holding('b', 40),
  holding('c', 10.1),
  holding('d', 20),
  holding('e', 9.7),
  holding('f', 9),
  holding('g', 6.1),
];

test('the five largest stand by name, all others as one', () => {
  const { rows, rest, count, share } = shownOf(seven);
  expect(rows.map(({ name }) => name)).toEqual(['b', 'd', 'c', 'e', 'f']);
  expect([count, share]).toEqual([7, 88.8]);
  expect(rest).toEqual({ count: 2, value: 11.2, percent: 11.2, gain: 1.12 });
});

test('up to five leave no others', () => {
  expect(shownOf(seven.slice(0, 5)).rest).toBeNull();
});

test('the sum of the others is not told where one of them has no figure, and cash has no gain', () => {
  const cash = holding('cash', 2, { type: 'Cash', gain: unavailable('no-price') });
  const unpriced = holding('unpriced', 0, { value: unavailable('no-price'), percent: null, gain: unavailable('no-price') });
  expect(shownOf([...seven, cash]).rest).toEqual({ count: 3, value: 13.2, percent: 13.2, gain: 1.12 });
  expect(shownOf([...seven, unpriced]).rest).toEqual({ count: 3, value: null, percent: null, gain: null });
});
