import { expect, test } from 'vitest';
import type { Returns } from '#contracts/datasets/returns.ts';
import { available, unavailable } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { methodRows } from './method-rows.ts';
import { selectMethods } from './select-methods.ts';

const rate = available(0.1);
const returns: Returns = {
  asOf: '2026-06-30',
  currency: 'GBP',
  benchmark: { name: 'World', basis: 'total', riskLabel: null },
  table: [],
  bands: [],
  years: [],
  changes: [],
  chosen: {
    period: { from: '2025-06-30', to: '2026-06-30' },
    timeWeightedReturn: rate,
    timeWeightedReturnGross: available(0.11),
    moneyWeightedReturn: unavailable('several-rates'),
    modifiedDietz: rate,
    linkedDietz: rate,
    excess: rate,
    excessGeometric: rate,
    inBenchmark: available(1200),
    inBenchmarkGain: available(200),
    inBenchmarkRate: rate,
    aheadOfBenchmark: available(-50),
    clipped: null,
  },
};

test('what stands beside a benchmark is there only with one', () => {
  expect(groups(returns)).toEqual(['ofInvestments', 'ofYours', 'besideBenchmark', 'inBenchmark']);
  expect(groups({ ...returns, benchmark: null })).toEqual(['ofInvestments', 'ofYours']);
});

test('without any return there is nothing to list', () => {
  const none = unavailable('not-recorded');
  const chosen = { ...returns.chosen, timeWeightedReturn: none, moneyWeightedReturn: none };
  expect(selectMethods({ returns: { ...returns, chosen } }).isEmpty).toBe(true);
  expect(selectMethods({ returns }).isEmpty).toBe(false);
});

test('the rows name each method, with money in a column of its own', () => {
  const { header, rows } = methodRows(selectMethods({ returns }), textsByLocale.en);
  expect(header.slice(-2)).toEqual(['Return', 'GBP']);
  expect(rows[0]).toEqual(['Investment return', 'Time-weighted return, net of charges', '2025-06-30', '2026-06-30', 0.1, null]);
  expect(rows[2]).toEqual([
    'Your own return',
    'Money-weighted return, takes account of when you paid in',
    '2025-06-30',
    '2026-06-30',
    null,
    null,
  ]);
  expect(rows.at(-1)).toEqual(['Your money in the benchmark', 'Your portfolio less this value', '2025-06-30', '2026-06-30', null, -50]);
});

function groups(own: Returns) {
  return selectMethods({ returns: own }).groups.map(({ group }) => group);
}
