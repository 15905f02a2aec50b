import { expect, test } from 'vitest';
import { buildSeries } from '#tests/support/build-series.ts';
import { available, unavailable } from '../figure.ts';
import { incomeOver } from './income.ts';

const series = buildSeries([1, 1, 1, 1], { income: [5, 10, -10, 7] });

test.each([
  ['the opening day does not count', { from: 0, to: 1 }, 10],
  ['a reversed dividend nets out', { from: 0, to: 2 }, 0],
  ['the closing day counts', { from: 2, to: 3 }, 7],
  ['from before the beginning', { from: -9, to: 3 }, 12],
  ['up to after the end', { from: 0, to: 9 }, 7],
])('%s', (_case, period, expected) => {
  expect(incomeOver(series, period)).toEqual(available(expected));
});

test('income of unknown size makes the figure unknown', () => {
  expect(incomeOver(buildSeries([1, 1], { income: [0, NaN] }), { from: 0, to: 1 })).toEqual(unavailable('no-exchange-rate'));
});
