import { expect, test } from 'vitest';
import { buildHolding } from '#tests/support/build-holding.ts';
import { available, unavailable } from '../figure.ts';
import { breakdownBy, breakdownDimensions } from './breakdown-by.ts';
import { breakdownHistory } from './breakdown-history.ts';

const portfolio = [
  buildHolding(30, { assetClass: 'Equities', type: 'Stock', currency: 'USD', region: 'Americas', sector: 'Energy' }),
  buildHolding(25, { assetClass: 'Property', type: 'Property', currency: 'GBP', region: 'Europe' }),
  buildHolding(20, { assetClass: 'Cash', type: 'Cash', currency: 'GBP' }),
  buildHolding(15, {
    assetClass: 'Alternatives',
    type: 'PrivateEquity',
    currency: 'EUR',
    strategy: 'Buyout',
    subStrategy: 'Mid-market',
    vintage: 2019,
  }),
  buildHolding(10, { assetClass: 'Alternatives', type: 'PrivateEquity', currency: 'EUR', strategy: 'Venture', vintage: 2016, region: '' }),
];

const shown = (dimension: (typeof breakdownDimensions)[number], scheme?: 'six' | 'four') => {
  const figure = breakdownBy(dimension, portfolio, scheme);
  return figure.available && figure.value.rows.map(({ key, percent }) => `${key} ${percent}`);
};

test.each([
  ['assetClass', ['Equities 30', 'Alternatives 25', 'Property 25', 'Cash 20']],
  ['type', ['Stock 30', 'Cash 20', 'Property 25', 'PrivateEquity 25']],
  ['currency', ['GBP 45', 'USD 30', 'EUR 25']],
  ['region', ['Americas 30', 'Europe 25', 'Other 45']],
  ['sector', ['Energy 30', 'Other 70']],
  ['strategy', ['Buyout 15', 'Venture 10', 'Other 75']],
  ['subStrategy', ['Mid-market 15', 'Other 85']],
  ['vintage', ['2016 10', '2019 15', 'Other 75']],
] as const)('by %s', (dimension, rows) => {
  expect(shown(dimension)).toEqual(rows);
});

test('folded into four classes property is an alternative and cash something other', () => {
  expect(shown('assetClass', 'four')).toEqual(['Equities 30', 'Alternatives 50', 'Other 20']);
});

test('every dimension divides the same total', () => {
  for (const dimension of breakdownDimensions) {
    const figure = breakdownBy(dimension, portfolio);
    expect(figure.available && figure.value.total, dimension).toBe(100);
  }
});

test('the history has a weight for every group and every day, and gaps where there is no value', () => {
  const byDay = new Map([
    [10, [buildHolding(50, { region: 'Asia' }), buildHolding(50, { region: 'Europe' })]],
    [20, [buildHolding(30, { region: 'Americas' }), buildHolding(70, { region: 'Europe' })]],
    [30, [buildHolding(NaN, { region: 'Europe' })]],
    [40, [buildHolding(60, { region: 'Europe' }), buildHolding(40, { region: 'Americas' })]],
  ]);
  const history = breakdownHistory([...byDay.keys()], (day) => breakdownBy('region', byDay.get(day) ?? []));
  expect(history).toEqual({
    keys: ['Asia', 'Europe', 'Americas'],
    points: [
      { day: 10, weights: available([0.5, 0.5, 0]) },
      { day: 20, weights: available([0, 0.7, 0.3]) },
      { day: 30, weights: unavailable('no-price') },
      { day: 40, weights: available([0, 0.6, 0.4]) },
    ],
  });
});
