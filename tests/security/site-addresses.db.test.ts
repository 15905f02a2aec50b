import { describe, expect, test } from 'vitest';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;
const origin = `http://${host}`;

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  httpRequest({ port: product.port, method, path, headers: { host, ...headers } });

const write = async (values: Readonly<Record<string, unknown>> & { readonly name: string }) =>
  product.database.as({ kind: 'system', job: 'test' }).writeUnaudited('demo-history', async ({ contentRecords }) => {
    const id = await contentRecords.of('pages').insert({ access: 'public', ...values });
    await contentRecords.publish(id);
    return id;
  });

const page = await write({ name: 'Fees', slug: 'fees', title_en: 'What it costs' });

test('a page says which of its addresses counts', async () => {
  for (const path of ['/fees', `/${page}`, '/fees?utm=1', '/fees?lang=el']) {
    const { body } = await ask(path);
    expect([path, body]).toEqual([path, expect.stringContaining(`<link rel="canonical" href="${origin}/fees"/>`)]);
    expect(body).not.toContain('rel="alternate" hrefLang');
  }
  expect((await ask('/posts?tag=Advice&utm=1')).body).toContain(`<link rel="canonical" href="${origin}/posts?tag=Advice"/>`);
});

describe('a page in two languages', () => {
  const greek = `greek.localhost:${product.port}`;
  const askGreek = async (path: string, cookie?: string) =>
    httpRequest({ port: product.port, path, headers: { host: greek, ...(cookie === undefined ? {} : { cookie }) } });

  test('stands in each at an address of its own, whatever the reader has chosen', async () => {
    const own = { el: '/team', en: '/team?lang=en' };
    for (const [path, cookie, language] of [
      ['/team', undefined, 'el'],
      ['/team', 'language=en', 'en'],
      ['/team?lang=en', undefined, 'en'],
      ['/team?lang=el', 'language=en', 'el'],
      ['/team?lang=fr', undefined, 'el'],
    ] as const) {
      const { body } = await askGreek(path, cookie);
      expect([path, cookie, body]).toEqual([path, cookie, expect.stringContaining(`<html lang="${language}"`)]);
      expect(body).toContain(`rel="canonical" href="http://${greek}${own[language]}"`);
      for (const [named, address] of Object.entries({ ...own, 'x-default': '/team' }))
        expect(body).toContain(`<link rel="alternate" hrefLang="${named}" href="http://${greek}${address}"/>`);
    }
  });

  test('leads to pages in the language of its address', async () => {
    const { body } = await askGreek('/team?lang=en');
    for (const led of ['href="/login?lang=en"', 'href="/search?lang=en"', 'name="lang" value="en"']) expect(body).toContain(led);
    expect((await askGreek('/demo?lang=en')).body).toContain('action="/demo?lang=en"');
    expect((await askGreek('/team')).body).not.toContain('href="/login?');
  });

  test('is another one once another language is chosen', async () => {
    const body = Buffer.from(new URLSearchParams({ language: 'el', back: '/team?lang=en' }).toString());
    const headers = {
      host: greek,
      origin: `http://${greek}`,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
    };
    const answer = await httpRequest({ port: product.port, method: 'POST', path: '/preferences', headers, body });
    expect([answer.status, answer.headers.location]).toEqual([302, '/team']);
  });
});

describe('a page that a guest has read', () => {
  test('is not sent again until it says something else', async () => {
    for (const path of ['/fees', '/posts', '/team', '/search?q=costs']) {
      const { headers, body } = await ask(path);
      const { etag = '' } = headers;
      expect([path, headers['cache-control'], etag]).toEqual([path, 'private, no-cache', expect.stringMatching(/^W\/"[\w-]{43}"$/)]);
      expect(headers.vary?.toLowerCase()).toContain('cookie');
      const again = await ask(path, { 'if-none-match': `"other", ${etag}` });
      expect([again.status, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect((await ask(path, { 'if-none-match': '"other"' })).body).toBe(body);
      expect((await ask(path, { 'if-none-match': etag }, 'HEAD')).status).toBe(304);
    }
    const { etag = '' } = (await ask('/fees')).headers;
    await product.database.as({ kind: 'system', job: 'test' }).writeUnaudited('demo-history', async ({ contentRecords }) => {
      await contentRecords.of('pages').set(page, { name: 'Fees', slug: 'fees', title_en: 'What it costs now', access: 'public' });
      await contentRecords.publish(page);
    });
    const changed = await ask('/fees', { 'if-none-match': etag });
    expect([changed.status, changed.body]).toEqual([200, expect.stringContaining('What it costs now')]);
  });

  test('has nothing in it that is for one request alone', async () => {
    const { body } = await ask('/fees');
    expect(body).not.toMatch(/nonce="[^"]/);
    expect(body).not.toContain('form-key');
  });

  test('is sent whole to those who are signed in, and nothing of it is kept', async () => {
    const { etag = '' } = (await ask('/fees')).headers;
    const { headers } = await credentialsOf('investor');
    const answer = await ask('/fees', { ...headers, 'if-none-match': etag });
    expect([answer.status, answer.headers['cache-control'], answer.headers.etag]).toEqual([200, 'no-store', undefined]);
    expect((await ask('/fees', { ...headers, 'if-none-match': '*' })).status).toBe(200);
  });

  test('is not one with a form, a failure or anything else of the portal', async () => {
    for (const path of ['/demo', '/nothing', '/login']) {
      const { headers } = await ask(path);
      expect([path, headers['cache-control'], headers.etag]).toEqual([path, 'no-store', undefined]);
    }
  });
});
