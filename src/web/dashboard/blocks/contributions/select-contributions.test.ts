import { expect, test } from 'vitest';
import type { ContributionRow } from '#contracts/datasets/gains.ts';
import { available, unavailable } from '#finance/figure.ts';
import { selectContributions } from './select-contributions.ts';

const row = (name: string, points: number, assetClass: ContributionRow['assetClass'] = 'Equities'): ContributionRow => ({
  id: name,
  name,
  assetClass,
  opening: 0,
  closing: 0,
  paid: 0,
  received: 0,
  income: 0,
  priceEffect: available(0),
  currencyEffect: available(0),
  money: points * 1000,
  points,
});
const rows = [row('Ashdown', 0.08), row('Gilt', 0.01, 'Fixed Interest'), row('Calder', -0.03)];
const result = {
  rows,
  classes: [
    { assetClass: 'Fixed Interest', holdings: 1, money: 10, points: 0.01 },
    { assetClass: 'Equities', holdings: 2, money: 50, points: 0.05 },
  ],
  charges: { money: -9, points: -0.009 },
  total: { money: 51, points: 0.051 },
} as const;
const period = { from: '2024-01-01', to: '2024-12-31' };

test('holdings below their asset class, the best first, on one scale', () => {
  const { result: shown } = selectContributions({ contributions: { period, currency: 'GBP', result: available(result) } });
  expect(shown).toMatchObject({ value: { scale: { low: -0.03, high: 0.08 }, extremes: { best: 'Ashdown', worst: 'Calder' } } });
  expect(shown.available ? shown.value.groups.map((group) => group.rows.map(({ name }) => name)) : []).toEqual([
    ['Gilt'],
    ['Ashdown', 'Calder'],
  ]);
});

test('one holding is neither best nor worst, and without points there is the reason', () => {
  const alone = selectContributions({
    contributions: { period, currency: 'GBP', result: available({ ...result, rows: rows.slice(0, 1) }) },
  });
  expect(alone.result).toMatchObject({ value: { extremes: null } });
  const why = unavailable('no-price');
  expect(selectContributions({ contributions: { period, currency: 'GBP', result: why } }).result).toEqual(why);
});
