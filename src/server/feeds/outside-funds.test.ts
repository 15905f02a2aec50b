import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createServiceCaller } from '../auth/call-service.ts';
import type { FundFeed } from './fund-feed.ts';
import { outsideFunds } from './outside-funds.ts';

const fund = {
  id: 'GB00-1',
  name: 'World',
  symbol: 'WLD',
  type: 'ETF',
  assetClass: 'Equities',
  region: 'Global',
  charge: 0.002,
  price: { value: '12.50', unit: 'GBP', day: '2026-01-05' },
  factsheet: 'https://fund.example/wld.pdf',
};
const list = { count: 41, facets: { type: [{ value: 'ETF', count: 41 }] }, value: [fund] };
const whole = {
  ...fund,
  currency: 'GBP',
  isin: 'GB00TEST0001',
  prices: [
    ['2025-01-06', 10],
    ['2026-01-05', 12.5],
  ],
  weights: [
    { by: 'region', key: 'Europe', weight: 0.4, day: '2025-12-31' },
    { by: 'region', key: 'North America', weight: 0.6, day: '2025-12-31' },
  ],
};

let server: Server;
let feed: FundFeed;
let asked = '';
let answers: Record<string, unknown> = {};

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked = url;
    const answer = answers[url.split('?')[0] ?? ''];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
  feed = outsideFunds(createServiceCaller({ mayReach: () => true }), base, { today: '2026-01-06', fallbackCurrency: 'USD' });
});
beforeEach(() => {
  answers = { '/v1/funds': list, '/v1/funds/GB00-1': whole };
});
afterAll(() => server.close().closeAllConnections());

const search = (over = {}) => feed.search({ top: 25, skip: 50, ...over });

test('a search says what is looked for, and the answer is read as a list with counts', async () => {
  expect(await search({ search: 'a&b', type: 'ETF', region: 'UK', order: 'charge' })).toEqual({
    count: 41,
    facets: [{ facet: 'type', value: 'ETF', count: 41 }],
    funds: [{ ...fund, price: { text: '12.50', unit: 'GBP', day: '2026-01-05' } }],
  });
  expect(asked).toBe(
    '/v1/funds?search=a%26b&filter=type%3AETF&filter=region%3AUK&order=charge&top=25&skip=50&facets=type%2CassetClass%2Cregion',
  );
});

test('a fund is read with its prices over the range, what they did, and its breakdown', async () => {
  expect(await feed.fund('GB00-1', 'max')).toMatchObject({
    name: 'World',
    priceUnit: 'GBP',
    prices: [
      { day: '2025-01-06', price: 10 },
      { day: '2026-01-05', price: 12.5 },
    ],
    spreads: [
      {
        by: 'region',
        parts: [
          { key: 'North America', weight: 0.6 },
          { key: 'Europe', weight: 0.4 },
        ],
      },
    ],
    factsheet: { available: true, value: 'https://fund.example/wld.pdf' },
  });
});

test('one that the service does not have is none, and what is no name of one is not asked for', async () => {
  expect(await feed.fund('GB00-2', 'max')).toBeNull();
  asked = '';
  for (const id of ['../admin', 'a/b', '', '.', 'a?b', 'x'.repeat(101)]) expect(await feed.fund(id, 'max')).toBeNull();
  expect(asked).toBe('');
});

test('funds that are put forward are a list of their own, which a service need not have', async () => {
  answers = { '/v1/funds/spotlight': { value: [fund, { ...fund, id: '2' }, { ...fund, id: '3' }] } };
  expect((await feed.spotlight(2)).map(({ id }) => id)).toEqual(['GB00-1', '2']);
  expect(asked).toBe('/v1/funds/spotlight?top=2');
  expect(await feed.fund('spotlight', 'max')).toBeNull();
  answers = {};
  expect(await feed.spotlight(2)).toEqual([]);
  answers = { '/v1/funds/spotlight': { value: [{ ...fund, charge: 7 }] } };
  await expect(feed.spotlight(2)).rejects.toThrow();
});

test('a missing currency is the fallback, and marked', async () => {
  const price = { value: '12.50', day: '2026-01-05' };
  answers = { '/v1/funds': { ...list, value: [{ ...fund, price }] }, '/v1/funds/GB00-1': { ...whole, price, currency: null } };
  expect((await search()).funds[0]?.price).toEqual({ text: '12.50', unit: 'USD', day: '2026-01-05', isUnitAssumed: true });
  expect(await feed.fund('GB00-1', 'max')).toMatchObject({ currency: 'USD', priceUnit: 'USD', isCurrencyAssumed: true });
  answers = { '/v1/funds/GB00-1': { ...whole, price } };
  expect(await feed.fund('GB00-1', 'max')).toMatchObject({ currency: 'GBP', priceUnit: 'GBP', isCurrencyAssumed: false });
});

test('what would turn the words around it is taken out of a name; tags are words', async () => {
  answers = { '/v1/funds': { ...list, value: [{ ...fund, name: 'A\u202eB<script>\u0000' }] } };
  expect((await search()).funds[0]?.name).toBe('A B<script>');
});

test.each<[string, object]>([
  ['a factsheet that is a script', { factsheet: 'javascript:alert(1)' }],
  ['a factsheet without encryption', { factsheet: 'http://fund.example' }],
  ['a type that is none', { type: 'constructor' }],
  ['a price that is no number', { price: { value: '1e9', unit: 'GBP', day: '2026-01-05' } }],
  ['a unit that is none', { price: { value: '1', unit: 'pounds', day: '2026-01-05' } }],
  ['a day that is none', { price: { value: '1', unit: 'GBP', day: '2026-02-30' } }],
  ['a charge beyond all', { charge: 7 }],
  ['a name without end', { name: 'x'.repeat(301) }],
  ['an id that leads elsewhere', { id: '../x' }],
])('a list with %s is refused', async (_what, wrong) => {
  answers = { '/v1/funds': { ...list, value: [{ ...fund, ...wrong }] } };
  await expect(search()).rejects.toThrow();
});

test.each<[string, object]>([
  ['a currency that is none', { weights: [{ by: 'currency', key: 'zz', weight: 1, day: '2025-12-31' }] }],
  ['a class that is none', { weights: [{ by: 'assetClass', key: 'toString', weight: 1, day: '2025-12-31' }] }],
  [
    'prices in no order',
    {
      prices: [
        ['2026-01-05', 1],
        ['2025-01-06', 2],
      ],
    },
  ],
  ['a price of nothing', { prices: [['2026-01-05', 0]] }],
  ['a price that is text', { prices: [['2026-01-05', '1']] }],
])('a fund with %s is refused', async (_what, wrong) => {
  answers = { '/v1/funds/GB00-1': { ...whole, ...wrong } };
  await expect(feed.fund('GB00-1', 'max')).rejects.toThrow();
});

test('more funds than a page has are refused', async () => {
  answers = { '/v1/funds': { ...list, value: Array.from({ length: 101 }, () => fund) } };
  await expect(search()).rejects.toThrow();
});
