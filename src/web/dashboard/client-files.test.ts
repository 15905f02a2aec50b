import { expect, test } from 'vitest';
import type { ClientRow, PortfolioRow } from '#contracts/datasets/lists.ts';
import { available, unavailable } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { clientCells, clientHeader, portfolioCells, portfolioHeader } from './client-files.ts';
import { csvLines } from './csv-text.ts';

const change = { gain: available(25.125), rate: available(0.01), benchmark: unavailable('no-benchmark') };
const client: ClientRow = {
  id: '1',
  name: '=cmd() Ashworth',
  email: 'm@home.example',
  externalId: null,
  groups: [],
  portfolioTypes: ['GIA', 'ISA'],
  value: available(2500.5),
  change,
  sparkline: [],
  lastLogin: '2024-03-20',
  hasClient: true,
  stalePrices: 0,
  isRefreshing: false,
  programme: null,
};
const portfolio: PortfolioRow = {
  id: '2',
  address: '2',
  name: 'M ISA',
  type: 'ISA',
  externalId: 'E-2',
  currency: 'EUR',
  riskLevel: null,
  value: available(2000),
  valueInTotal: available(1600),
  change,
  isClosed: false,
  sparkline: [],
};

test('a client is a row: names that a spreadsheet would run are disarmed, what has no value is empty', () => {
  const cells = clientCells(client, { asOf: '2024-03-31', currency: 'GBP', figures: 'returns' });
  expect(csvLines([cells])).toBe(`'=cmd() Ashworth,m@home.example,,"GIA, ISA",2024-03-31,GBP,2500.5,25.125,1,,2024-03-20\r\n`);
  expect(clientHeader('returns', 'ytd', textsByLocale.en)).toHaveLength(cells.length);
  expect(clientHeader('returns', '1m', textsByLocale.en)).toContain('Change, %: One month');
});

test('where the firm tells of private funds they stand for the changes', () => {
  const programme = {
    commitment: available(1000),
    called: available(400),
    calledRate: available(0.4),
    unfunded: available(630),
    dpi: available(0.25),
    tvpi: available(1.5),
    netIrr: unavailable('under-a-year'),
    callsDue: available(60),
    nextCall: '2024-05-10',
  };
  const cells = clientCells({ ...client, programme }, { asOf: '2024-03-31', currency: 'EUR', figures: 'privateEquity' });
  expect(cells.slice(6)).toEqual([2500.5, 1000, 400, 630, 0.25, 1.5, null, 60, '2024-05-10', '2024-03-20']);
  expect(clientHeader('privateEquity', 'ytd', textsByLocale.en)).toHaveLength(cells.length);
  const without = clientCells(client, { asOf: '2024-03-31', currency: 'EUR', figures: 'privateEquity' });
  expect(without).toHaveLength(cells.length);
});

test('a portfolio is a row in its own currency, after its client', () => {
  const cells = portfolioCells(portfolio, { client: client.name, asOf: '2024-03-31' });
  expect(csvLines([cells])).toBe(`'=cmd() Ashworth,M ISA,ISA,E-2,2024-03-31,EUR,2000,25.125,1,\r\n`);
  expect(portfolioHeader('ytd', textsByLocale.en)).toHaveLength(cells.length);
});
