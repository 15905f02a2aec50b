import { expect, test } from 'vitest';
import { packPoints, type Performance } from '#contracts/datasets/performance.ts';
import type { PortfolioRow } from '#contracts/datasets/lists.ts';
import type { BreakdownDimension } from '#finance/breakdown/breakdown-by.ts';
import { available, type Figure, unavailable } from '#finance/figure.ts';
import { selectAccountTotal } from './select-account-total.ts';

const period = { from: '2025-06-30', to: '2026-06-30' };
const change = { gain: available(0), rate: available(0), benchmark: available(0) };
const portfolio = { value: available(1), change, isClosed: false } as PortfolioRow;

const point = (day: string, value: number | null, rate: number | null) => ({ day, value, portfolio: rate, benchmark: null, drawdown: 0 });

const year: Performance = {
  period,
  currency: 'EUR',
  benchmark: null,
  hasBenchmark: false,
  points: packPoints([point('2025-06-30', 1000, 0), point('2026-06-30', 1500, 0.0409)]),
  payments: [
    { day: '2025-09-01', paidIn: 500, paidOut: 0 },
    { day: '2026-01-15', paidIn: 0, paidOut: 60 },
  ],
  deepest: unavailable('no-price'),
  returns: [],
  years: { calendar: [], tax: [] },
};

const noSlices = { type: [], currency: [], region: [], sector: [], strategy: [], subStrategy: [], vintage: [] };

const select = (performance: Partial<Performance> = {}, query = {}, choices: readonly BreakdownDimension[] = ['assetClass']) =>
  selectAccountTotal(
    {
      performance: { ...year, ...performance },
      portfolios: {
        asOf: '2026-06-30',
        currency: 'EUR',
        total: available(1500),
        change,
        rows: [portfolio, portfolio, { ...portfolio, isClosed: true }],
      },
      breakdowns: {
        choices,
        by: {
          ...noSlices,
          strategy: [{ key: 'Buyout', value: 1500, percent: 100, holdings: 3 }],
          assetClass: [
            { key: 'Equities', value: 1500, percent: 100, holdings: 3 },
            { key: 'Other', value: 0, percent: 0, holdings: 0 },
          ],
        },
        excluded: [{ id: '1', name: 'Unpriced' }],
      },
    },
    { query },
  );

test('the gain is what the value grew by beyond what was paid in and out', () => {
  expect(select()).toMatchObject({ gain: available(60), rate: available(0.0409), total: available(1500) });
});

test.each<[string, Partial<Performance>, Figure]>([
  [
    'a day without a value',
    { points: packPoints([point('2025-06-30', null, 0), point('2026-06-30', 1500, null)]) },
    unavailable('no-price'),
  ],
  ['no price in the period', { isUnpriced: true }, unavailable('no-new-price')],
  ['nothing recorded', { points: packPoints([]), deepest: unavailable('not-recorded') }, unavailable('not-recorded')],
])('%s: neither gain nor return', (_case, performance, expected) => {
  expect(select(performance)).toMatchObject({ gain: expected, rate: expected });
});

test('closed portfolios are not counted, empty classes not drawn', () => {
  const shown = select();
  expect(shown.portfolios).toBe(2);
  expect(shown.slices.map(({ key }) => key)).toEqual(['Equities']);
});

test.each([
  ['as asked', {}, { range: '5y' }, '5y'],
  ['by the days of the period when nothing was asked', {}, {}, '1y'],
  ['everything when the days have no name', { period: { from: '2024-11-03', to: '2026-06-30' } }, {}, 'max'],
  ['none for days of its own', {}, { from: '2026-01-01', to: '2026-06-30' }, null],
])('the chosen range: %s', (_case, performance, query, range) => {
  expect(select(performance, query).range).toBe(range);
});

test('what was paid is told beside the gain', () => {
  expect(select()).toMatchObject({ paidIn: 500, paidOut: 60 });
});

test.each<[readonly BreakdownDimension[], BreakdownDimension, string]>([
  [['assetClass', 'currency'], 'assetClass', 'Equities'],
  [['strategy', 'vintage', 'assetClass'], 'strategy', 'Buyout'],
  [[], 'assetClass', 'Equities'],
])('of the breakdowns %j the strip is cut by %s', (choices, dimension, first) => {
  const shown = select({}, {}, choices);
  expect([shown.dimension, shown.slices[0]?.key]).toEqual([dimension, first]);
});
