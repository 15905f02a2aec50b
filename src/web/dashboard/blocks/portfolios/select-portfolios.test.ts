import { expect, test } from 'vitest';
import { textsByLocale } from '#wording/catalogues.ts';
import type { PortfolioRow, Portfolios } from '#contracts/datasets/lists.ts';
import { available, unavailable } from '#finance/figure.ts';
import { portfolioRows } from './portfolio-rows.ts';
import { selectPortfolios } from './select-portfolios.ts';

function buildPortfolio(changes: Partial<PortfolioRow> = {}): PortfolioRow {
  return {
    id: 'p1',
    address: 'p1',
    name: 'Main',
    type: 'GIA',
    externalId: '004512',
    currency: 'EUR',
    riskLevel: 5,
    value: available(1204318.9),
    valueInTotal: available(1204318.9),
    change: { gain: available(42_000), rate: available(0.0362), benchmark: unavailable('no-benchmark') },
    isClosed: false,
    sparkline: [],
    ...changes,
  };
}

function buildPortfolios(...rows: readonly PortfolioRow[]): { readonly portfolios: Portfolios } {
  const change = { gain: available(0), rate: available(0), benchmark: available(0) };
  return { portfolios: { asOf: '2026-06-30', currency: 'EUR', total: available(0), change, rows } };
}

const ids = (rows: readonly PortfolioRow[]) => rows.map(({ id }) => id);

test('closed portfolios stand apart; the order stays', () => {
  const closed = buildPortfolio({ id: 'old', isClosed: true });
  const shown = selectPortfolios(buildPortfolios(buildPortfolio(), closed, buildPortfolio({ id: 'p2' })), { query: {}, access: 'full' });
  expect(ids(shown.open)).toEqual(['p1', 'p2']);
  expect(ids(shown.closed)).toEqual(['old']);
});

test.each([
  ['EUR', false],
  ['USD', true],
])('a value in %s of an account in EUR: both amounts %s', (currency, isForeign) => {
  expect(selectPortfolios(buildPortfolios(buildPortfolio({ currency })), { query: {}, access: 'full' }).open[0]?.isForeign).toBe(isForeign);
});

test.each([
  [{}, '1y'],
  [{ period: '3m' }, '3m'],
] as const)('asked for %o, changes are over %s', (query, period) => {
  expect(selectPortfolios(buildPortfolios(), { query, access: 'full' }).period).toBe(period);
});

test('its table has the value in both currencies', () => {
  const foreign = buildPortfolio({ currency: 'USD', value: available(705_000.12), valueInTotal: available(638_188.46) });
  const { header, rows } = portfolioRows(selectPortfolios(buildPortfolios(foreign), { query: {}, access: 'full' }), textsByLocale.en);
  expect(header.slice(4, 6)).toEqual(['Value', 'Value in EUR']);
  expect(rows).toEqual([['Main', 'GIA', '004512', 'USD', 705_000.12, 638_188.46, 42_000, 3.62, null]]);
});
