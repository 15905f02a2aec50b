import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { cookieJar } from '#server/auth/cookies.ts';
import { newToken } from '#server/auth/token.ts';
import { fateOf } from '../support/own-postgres.ts';
import { httpRequest } from '../support/http-request.ts';
import { productAlone } from '../support/running-product.ts';

const product = await productAlone({ TIMEOUT_FACTOR: '1' });
const dataDir = join(product.varDir, 'postgres');
const [, , , , socketDir = ''] = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
const server = fateOf(dataDir, socketDir);
const [session = ''] = (await cookieJar({ isSecure: false }).set('session', newToken())).split(';');
afterAll(() => server.thaw());

const words = {
  en: 'We cannot load your data at the moment. Try again in a few seconds.',
  el: 'Τα δεδομένα δεν είναι διαθέσιμα αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.',
};

/** The Greek firm and the English one, each with a database of its own on the one server. */
const hosts = { en: `localhost:${product.port}`, el: `greek.localhost:${product.port}` };

const ask = (path: string, headers: Record<string, string> = {}, locale: keyof typeof hosts = 'en') =>
  httpRequest({ port: product.port, path, headers: { host: hosts[locale], accept: 'text/html', ...headers } });

const asSomebody = { cookie: session };
const asService = { authorization: `Bearer ${'0'.repeat(32)}.${newToken()}`, accept: 'text/html' };
const terms = `/terms/${'0'.repeat(32)}`;

/** Checks the responses to a person, their browser's pages, a guest and another system. */
async function everybodyIsTold(): Promise<void> {
  const [english, greek, navigation, guest, service] = await Promise.all([
    ask('/portals', asSomebody),
    ask('/portals', asSomebody, 'el'),
    ask('/portals.data', { ...asSomebody, accept: '*/*' }, 'el'),
    ask(terms),
    ask('/api/v1/data-health?portal=x', asService),
  ]);
  for (const { status, headers } of [english, greek, navigation, guest, service])
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  expect(english.headers['content-type']).toContain('text/html');
  expect(english.body).toContain(words.en);
  expect(greek.body).toContain(`<html lang="el">`);
  expect(greek.body).toContain(words.el);
  expect(JSON.parse(navigation.body)).toMatchObject({ error: { code: 'database-unavailable', message: words.el } });
  expect(guest.body).toContain(words.en);
  expect(JSON.parse(service.body)).toMatchObject({ error: { code: 'database-unavailable', message: words.en } });
}

/** Readiness first, which is told once a second: who asks the API again and again with wrong credentials is made to wait. */
async function everybodyIsServed(): Promise<void> {
  expect((await ask('/ready')).status).toBe(200);
  expect((await ask('/portals', asSomebody)).location).toBe('/login');
  expect((await ask('/portals', asSomebody, 'el')).location).toBe('/login');
  expect((await ask(terms)).status).toBe(404);
  expect((await ask('/api/v1/data-health?portal=x', asService)).status).toBe(401);
}

const isServedAgain = () => vi.waitFor(everybodyIsServed, { timeout: 75_000, interval: 100 });

test('before anything happens everybody is served', everybodyIsServed);

describe('everyone is told that the data is out of reach, and served again without another start,', () => {
  test('when the server stands still for a while', async () => {
    await server.freeze();
    await everybodyIsTold();
    expect((await ask('/ready')).status).toBe(503);
    expect((await ask('/health')).status).toBe(200);
    server.thaw();
    await isServedAgain();
  });

  test('when the server is killed and started again', async () => {
    await server.kill();
    await everybodyIsTold();
    await server.restart();
    await isServedAgain();
    expect(product.logged()).not.toContain('a page failed');
  });
});
