import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createServiceCaller } from '../auth/call-service.ts';
import { type NewsFeed, outsideNews } from './outside-news.ts';

const article = {
  id: 'rates-1',
  title: 'Rates are held',
  summary: 'The bank waits.',
  source: 'City Wire',
  author: 'A. Writer',
  day: '2026-01-05',
  topics: ['Markets'],
};
const whole = { ...article, text: 'First.\r\nStill first.\n \n\n<b>Second</b>.', link: 'https://news.example/rates-1' };

let server: Server;
let feed: NewsFeed;
let base = '';
let asked: { readonly url: string | undefined; readonly headers: object }[] = [];
let answers: Record<string, unknown> = {};

beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    asked.push({ url, headers });
    const answer = answers[url?.split('?')[0] ?? ''];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
  feed = outsideNews(createServiceCaller({ mayReach: () => true }), base);
});
beforeEach(() => {
  asked = [];
  answers = { '/v1/articles': { value: [article] }, '/v1/articles/rates-1': whole };
});
afterAll(() => server.close().closeAllConnections());

test('the latest are asked for without a word about who asks', async () => {
  expect(await feed.latest()).toEqual([article]);
  expect(asked).toEqual([
    {
      url: '/v1/articles?order=newest&top=100',
      headers: { accept: 'application/json', 'accept-encoding': 'identity', connection: 'close', host: new URL(base).host },
    },
  ]);
});

test('they come the newest first, each once, and what may be absent is none', async () => {
  const bare = { id: 'old', title: 'Old', source: 'City Wire', day: '2025-01-01', summary: ' ' };
  answers = { '/v1/articles': { value: [bare, article, article] } };
  expect(await feed.latest()).toEqual([article, { ...bare, summary: null, author: null, topics: [] }]);
});

test('an article is read as paragraphs of plain text: tags are words', async () => {
  expect(await feed.article('rates-1')).toEqual({
    ...article,
    paragraphs: ['First.  Still first.', '<b>Second</b>.'],
    link: 'https://news.example/rates-1',
  });
  answers = { '/v1/articles/rates-1': article };
  expect(await feed.article('rates-1')).toEqual({ ...article, paragraphs: [], link: null });
});

test('one that the service does not have is none, and what is no name of one is not asked for', async () => {
  expect(await feed.article('rates-2')).toBeNull();
  asked = [];
  for (const id of ['../admin', 'a/b', '', '.', 'a?b', 'x'.repeat(101)]) expect(await feed.article(id)).toBeNull();
  expect(asked).toEqual([]);
});

test('an address of the firm’s own network is never asked', async () => {
  const closed = outsideNews(createServiceCaller(), base);
  await expect(closed.latest()).rejects.toThrow('not an address outside');
  await expect(closed.article('rates-1')).rejects.toThrow('not an address outside');
  expect(asked).toEqual([]);
});

test.each<[string, object]>([
  ['without a source', { source: ' ' }],
  ['without a title', { title: '\u202e' }],
  ['of a day that is none', { day: '2026-02-30' }],
  ['with a title without end', { title: 'x'.repeat(301) }],
  ['with an id that leads elsewhere', { id: '../x' }],
  ['with too many topics', { topics: Array.from({ length: 11 }, (_none, at) => `t${at}`) }],
])('a list with an article %s is refused', async (_what, wrong) => {
  answers = { '/v1/articles': { value: [{ ...article, ...wrong }] } };
  await expect(feed.latest()).rejects.toThrow();
});

test.each<[string, object]>([
  ['a link that is a script', { link: 'javascript:alert(1)' }],
  ['a link without encryption', { link: 'http://news.example' }],
  ['a text without end', { text: 'x'.repeat(200_001) }],
])('an article with %s is refused', async (_what, wrong) => {
  answers = { '/v1/articles/rates-1': { ...whole, ...wrong } };
  await expect(feed.article('rates-1')).rejects.toThrow();
});

test('more articles than a list has are refused', async () => {
  answers = { '/v1/articles': { value: Array.from({ length: 101 }, () => article) } };
  await expect(feed.latest()).rejects.toThrow();
});
