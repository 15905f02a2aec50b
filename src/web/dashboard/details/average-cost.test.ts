import { expect, test } from 'vitest';
import { available, unavailable } from '#finance/figure.ts';
import { averageCost } from './average-cost.ts';

const holding = { cost: available(1250), units: '500', type: 'Stock', privateEquity: null } as const;

test('is the cost of the units held for one of them', () => {
  expect(averageCost(holding)).toEqual(available(2.5));
  expect(averageCost({ ...holding, cost: available(-90), units: '-30' })).toEqual(available(3));
});

test('is not known where the cost is not', () => {
  expect(averageCost({ ...holding, cost: unavailable('no-exchange-rate', 'SEK') })).toEqual(unavailable('no-exchange-rate', 'SEK'));
});

test.each([
  ['what was given up', { units: '0' }],
  ['cash', { type: 'Cash' as const }],
])('%s has none', (_what, own) => {
  expect(averageCost({ ...holding, ...own })).toBeNull();
});
