import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createServiceCaller } from '../auth/call-service.ts';
import { outsidePrices } from './outside-prices.ts';
import type { PriceFeed } from './price-feed.ts';

const vod = { symbol: 'VOD', isin: 'GB00BH4HKS39', unit: 'GBX' };
const aapl = { symbol: 'AAPL US', isin: null, unit: 'USD' };
const days = { from: '2026-01-05', to: '2026-01-07' };
const price = { security: 'isin:GB00BH4HKS39', day: '2026-01-06', close: '71.5', unit: 'GBX' };
const rate = { pair: 'EUR/USD', day: '2026-01-06', rate: '1.0925' };

type Answer = { readonly status?: number; readonly type?: string; readonly text: string; readonly delay?: number };
const json = (value: unknown): Answer => ({ text: JSON.stringify(value) });

let server: Server;
let feed: PriceFeed;
let asked: { readonly url: string; readonly key: unknown }[] = [];
let answer: Answer = json({ value: [] });

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    asked.push({ url: decodeURIComponent(url), key: headers['x-key'] });
    const { status = 200, type = 'application/json', text, delay = 0 } = answer;
    setTimeout(() => response.writeHead(status, { 'content-type': type, location: '/elsewhere' }).end(text), delay);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
beforeEach(() => {
  asked = [];
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
  const limits = { mayReach: () => true, header: ['x-key', 'secret'] as const, longestWait: 500, maxBytes: 3_000_000 };
  feed = outsidePrices(createServiceCaller(limits), base, 'USD');
});
afterAll(() => server.close().closeAllConnections());

test('prices are asked for by ISIN, else by symbol, with the key of the service', async () => {
  answer = json({ value: [price, { security: 'symbol:AAPL US', day: '2026-01-07', close: '250', unit: 'USD' }] });
  expect(await feed.prices([vod, aapl], days)).toEqual([
    { symbol: 'VOD', day: '2026-01-06', close: '71.5', assumedUnit: null },
    { symbol: 'AAPL US', day: '2026-01-07', close: '250', assumedUnit: null },
  ]);
  const url = '/v1/prices?security=isin:GB00BH4HKS39&security=symbol:AAPL+US&from=2026-01-05&to=2026-01-07';
  expect(asked).toEqual([{ url, key: 'secret' }]);
});

test('rates are asked for by pairs with the euro', async () => {
  answer = json({ value: [rate] });
  expect(await feed.rates(['USD', 'GBP'], days)).toEqual([{ currency: 'USD', day: '2026-01-06', perEuro: '1.0925' }]);
  expect(asked[0]?.url).toBe('/v1/rates?pair=EUR/USD&pair=EUR/GBP&from=2026-01-05&to=2026-01-07');
});

test('a price without a currency is in the fallback, and pence are pence by any name', async () => {
  answer = json({ value: [{ security: 'symbol:AAPL US', day: '2026-01-06', close: '250' }] });
  expect(await feed.prices([aapl], days)).toEqual([{ symbol: 'AAPL US', day: '2026-01-06', close: '250', assumedUnit: 'USD' }]);
  answer = json({ value: [{ ...price, unit: 'GBp' }] });
  expect(await feed.prices([vod], days)).toMatchObject([{ close: '71.5', assumedUnit: null }]);
});

test.each<[string, Answer, RegExp]>([
  ['a page', { type: 'text/html', text: '<html>Maintenance</html>' }, /did not answer with JSON/],
  ['a page called JSON', { text: '<html>' }, /JSON/],
  ['a failure', { status: 500, text: '' }, /answered 500/],
  ['no such address', { status: 404, text: '' }, /answered 404/],
  ['another address', { status: 302, text: '' }, /answered 302/],
  ['another shape', json({ prices: [] }), /another shape: value/],
  ['pounds for pence', json({ value: [{ ...price, unit: 'GBP' }] }), /VOD on 2026-01-06 in another unit than GBX: GBP/],
  ['no currency where the fallback is another', json({ value: [{ ...price, unit: null }] }), /than GBX: no currency, and USD is assumed/],
  ['a unit that is none', json({ value: [{ ...price, unit: 'pence' }] }), /another shape: value.0.unit/],
  ['a day to come', json({ value: [{ ...price, day: '2026-01-08' }] }), /2026-01-08, outside the days/],
  ['a day before', json({ value: [{ ...price, day: '2026-01-04' }] }), /2026-01-04, outside the days/],
  ['a day that is none', json({ value: [{ ...price, day: '2026-02-30' }] }), /value.0.day/],
  ['a negative price', json({ value: [{ ...price, close: '-71.5' }] }), /value.0.close/],
  ['a price of nothing', json({ value: [{ ...price, close: '0.00' }] }), /value.0.close/],
  ['a price with an exponent', json({ value: [{ ...price, close: '7e9' }] }), /value.0.close/],
  ['a price as a number', json({ value: [{ ...price, close: 71.5 }] }), /value.0.close/],
  ['a price that it cannot know', json({ value: [{ ...price, close: 'NaN' }] }), /value.0.close/],
  ['a security that was not asked for', json({ value: [{ ...price, security: 'symbol:TSLA' }] }), /TSLA, which was not asked for/],
  ['a hundred thousand rows', json({ value: Array.from({ length: 100_000 }, () => ({})) }), /too long|another shape/],
  ['an answer without end', { text: ' '.repeat(3_000_001) }, /too long/],
  ['an answer that takes too long', { ...json({ value: [] }), delay: 2000 }, /abort/i],
])('%s is refused', async (_what, wrong, message) => {
  answer = wrong;
  await expect(feed.prices([vod], days)).rejects.toThrow(message);
});

test('one wrong price among others refuses them all', async () => {
  answer = json({ value: [price, { ...price, day: '2026-01-07', close: '-1' }] });
  await expect(feed.prices([vod], days)).rejects.toThrow('value.1.close');
});

test.each<[string, object]>([
  ['of another pair', { pair: 'USD/EUR' }],
  ['of a day to come', { day: '2026-01-08' }],
  ['of nothing', { rate: '0' }],
  ['that is negative', { rate: '-1.1' }],
])('a rate %s is refused', async (_what, wrong) => {
  answer = json({ value: [{ ...rate, ...wrong }] });
  await expect(feed.rates(['USD'], days)).rejects.toThrow('The price service answered');
});
