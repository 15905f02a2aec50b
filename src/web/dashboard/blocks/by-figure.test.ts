import { expect, test } from 'vitest';
import { available, unavailable } from '#finance/figure.ts';
import { byFigure } from './by-figure.ts';

const rows = [available(1.2), unavailable('nothing-paid-in'), available(1.9), available(-0.3)];

test.each([
  ['desc', [1.9, 1.2, -0.3, null]],
  ['asc', [-0.3, 1.2, 1.9, null]],
] as const)('%s, and what has none at the end', (order, expected) => {
  const sorted = rows.toSorted(byFigure((figure) => figure, order));
  expect(sorted.map((figure) => (figure.available ? figure.value : null))).toEqual(expected);
});
