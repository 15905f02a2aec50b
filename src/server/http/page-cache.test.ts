import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';

const asked = { method: 'GET', protocol: 'https', host: 'firm.example', url: '/fees', headers: { cookie: 'theme=dark' } };
const ask = (own: Partial<typeof asked> & { readonly held?: string } = {}) =>
  ({ ...asked, ...own, headers: { ...(own.headers ?? asked.headers), 'if-none-match': own.held } }) as unknown as FastifyRequest;
const page = (headers: Record<string, string> = {}) => ({ body: Buffer.from('Our fees'), headers: new Headers(headers) });

test.each<[why: string, request: FastifyRequest, isFound: boolean]>([
  ['the same is asked again', ask(), true],
  ['another page', ask({ url: '/people' }), false],
  ['with a question', ask({ url: '/fees?language=el' }), false],
  ['of another host', ask({ host: 'other.example' }), false],
  ['with another cookie', ask({ headers: { cookie: 'theme=dark; portal-session=x' } }), false],
  ['by another method', ask({ method: 'HEAD' }), false],
])('a page is sent from memory only to who asks the same: %s', (_why, request, isFound) => {
  const cache = new PageCache(10);
  cache.storeFor(ask())(page());
  expect(cache.find(request) !== undefined).toBe(isFound);
});

test('a page that sets a cookie is for one reader', () => {
  const cache = new PageCache(10);
  cache.storeFor(ask())(page({ 'set-cookie': 'channel=1' }));
  expect(cache.find(ask())).toBeUndefined();
});

test.each<[what: string, request: FastifyRequest, isFound: boolean]>([
  ['a guest writes to the firm', ask({ method: 'POST', url: '/contact' }), true],
  ['the office looks', ask({ url: '/admin/pages' }), true],
  ['the office changes something', ask({ method: 'POST', url: '/admin/pages/1' }), false],
  ['a page is designed', ask({ method: 'POST', url: '/designer/pages/1' }), false],
])('the office sees its changes at once: %s', (_what, request, isFound) => {
  const cache = new PageCache(10);
  cache.storeFor(ask())(page());
  const storeAfterwards = cache.storeFor(ask({ url: '/people' }));
  cache.heed(request);
  storeAfterwards(page());
  expect([ask(), ask({ url: '/people' })].map((each) => cache.find(each) !== undefined)).toEqual([isFound, isFound]);
});

test('a job that changed something drops all pages, and one that was being made meanwhile', () => {
  const cache = new PageCache(10);
  cache.storeFor(ask())(page());
  const storeAfterwards = cache.storeFor(ask({ url: '/people' }));
  cache.forget();
  storeAfterwards(page());
  expect([ask(), ask({ url: '/people' })].map((each) => cache.find(each))).toEqual([undefined, undefined]);
});

test('a browser that has the page still is not sent it again', () => {
  const cache = new PageCache(10);
  const made = page();
  expect(cache.storeFor(ask())(made)).toBe(false);
  const tag = made.headers.get('etag') ?? '';
  expect(cache.storeFor(ask({ held: `"other", ${tag}` }))(page())).toBe(true);
});

test('no page is kept for no time', () => {
  const cache = new PageCache(0);
  cache.storeFor(ask())(page());
  expect(cache.find(ask())).toBeUndefined();
});
