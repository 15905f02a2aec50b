import { expect, test } from 'vitest';
import { packPoints, type Performance } from '#contracts/datasets/performance.ts';
import { available, unavailable } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { performanceRows } from './performance-rows.ts';
import { selectPerformance } from './select-performance.ts';

const asOf = '2026-06-30';
const compared = (portfolio: number) => ({
  portfolio: available(portfolio),
  benchmark: available(0.08),
  difference: available(portfolio - 0.08),
});
const row = (span: Performance['returns'][number]['span']) =>
  ({ span, total: compared(0.1), annual: compared(0.05), clipped: null }) as const;
const dataset: Performance = {
  period: { from: '2021-06-30', to: asOf },
  currency: 'GBP',
  benchmark: 'IA Mixed Investment 40–85% Shares',
  hasBenchmark: true,
  points: packPoints([
    { day: '2021-06-30', value: 1000, portfolio: 0, benchmark: 0, drawdown: 0 },
    { day: '2021-07-01', value: 990, portfolio: -0.01, benchmark: 0.002, drawdown: -0.01 },
    { day: '2021-07-02', value: null, portfolio: null, benchmark: 0.003, drawdown: null },
  ]),
  payments: [{ day: '2021-07-01', paidIn: 20, paidOut: 0 }],
  deepest: unavailable('not-invested'),
  years: { calendar: [], tax: [] },
  returns: [row('inception'), row('5y'), row('3m'), row('1y')],
};

test('the table has the usual spans, shortest first; those that are not there are left out', () => {
  expect(shown().returns.map(({ span }) => span)).toEqual(['3m', '1y', '5y']);
});

test('three and five years are shown a year, shorter ones never; all as totals where that is asked for', () => {
  expect(rates({})).toEqual([available(0.1), available(0.1), available(0.05)]);
  expect(rates({ returns: 'total' })).toEqual([available(0.1), available(0.1), available(0.1)]);
});

test('the last point is the last with a return', () => {
  expect(shown().last?.day).toBe('2021-07-01');
  expect(shown({}, { points: packPoints([]) }).last).toBeNull();
});

test.each([
  ['what was asked for', { range: '3y' }, {}, '3y'],
  ['the period by its days where nothing was', {}, {}, '5y'],
  ['everything where the days have no name', {}, { period: { from: '2016-04-12', to: asOf } }, 'max'],
  ['none for days of its own', { from: '2026-01-10' }, {}, null],
] as const)('the pressed chip is %s', (_case, query, own, expected) => {
  expect(shown(query, own).range).toBe(expected);
});

test('rows keep numbers as numbers, and leave blank what is not known', () => {
  const { header, rows } = performanceRows(shown(), textsByLocale.en);
  expect(header).toEqual(['Day', 'Portfolio', 'Benchmark', 'From peak', 'Value (GBP)', 'Paid in (GBP)', 'Paid out (GBP)']);
  expect(rows[1]).toEqual(['2021-07-01', -0.01, 0.002, -0.01, 990, 20, 0]);
  expect(rows[2]).toEqual(['2021-07-02', null, 0.003, null, null, 0, 0]);
});

function shown(query: Parameters<typeof selectPerformance>[1]['query'] = {}, own: Partial<Performance> = {}) {
  return selectPerformance({ performance: { ...dataset, ...own } }, { query, asOf });
}

function rates(query: Parameters<typeof shown>[0]) {
  return shown(query).returns.map(({ portfolio }) => portfolio);
}
