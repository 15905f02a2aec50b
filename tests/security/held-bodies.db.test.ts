import { afterEach, expect, test } from 'vitest';
import { inFull } from '../support/in-full.ts';
import { httpRequest } from '../support/http-request.ts';
import { residentBytes } from '../support/resident-bytes.ts';
import { runningProduct, sharedProduct } from '../support/running-product.ts';
import { unfinishedBody } from '../support/unfinished-body.ts';
import { credentialsIn } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await (inFull ? runningProduct() : sharedProduct());
const { people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;
const form = { host, origin: `http://${host}`, 'content-type': 'multipart/form-data; boundary=x' };
/** In full as many as would fill the memory, whose growth is then measured: when it is let go is for the garbage collector to say. */
const many = inFull ? 120 : 40;
const eightMegabytes = Buffer.alloc(8_000_000, 'x');

let crowd: ReturnType<typeof unfinishedBody>[] = [];
afterEach(() => {
  for (const { asked } of crowd) asked.destroy();
});

/** The answers; a connection that closes while its client still writes takes the answer with it. */
async function withhold(count: number, headers: Record<string, string>) {
  const sent = eightMegabytes;
  crowd = Array.from({ length: count }, () =>
    unfinishedBody({ port: product.port, path: '/profile/me', headers: { ...form, ...headers }, sent }),
  );
  const settled = await Promise.allSettled(crowd.map(({ answered }) => answered));
  return settled.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
}

const grownSince = (before: number) => (residentBytes(product.pid) - before) / 1_000_000;

test.each([
  ['without a session', {}, 413, 'too-large'],
  ['with a session that they invented', { cookie: `portal-session=${'x'.repeat(43)}` }, 401, 'sign-in-needed'],
])('guests %s who withhold the end of eight megabytes are answered at once, and hold nothing', async (_what, headers, status, code) => {
  const before = residentBytes(product.pid);
  const answers = await withhold(many, headers);
  expect(new Set(answers.map((answer) => `${answer.status} ${JSON.parse(answer.body).error.code}`))).toEqual(
    new Set([`${status} ${code}`]),
  );
  if (inFull) expect(grownSince(before)).toBeLessThan(150);
});

test('someone who is signed in and does the same is told to wait, holds three pictures’ worth, and keeps no one from signing in', async () => {
  const before = residentBytes(product.pid);
  const answers = withhold(many, (await credentialsOf('investor')).headers);
  await Promise.any(crowd.slice(20).map(({ answered }) => answered));
  const body = 'intent=password&email=nobody%40home.example&password=not+this+one';
  const headers = { ...form, 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  expect((await httpRequest({ port: product.port, method: 'POST', path: '/login', headers, body })).status).toBe(400);
  const told = await answers;
  if (inFull) expect(grownSince(before)).toBeLessThan(300);
  const codes = new Set(told.map((answer) => `${answer.status} ${JSON.parse(answer.body).error.code}`));
  // On a machine with other work not all sessions may be looked up in time.
  codes.delete('503 database-unavailable');
  expect(codes).toEqual(new Set(['429 network-busy', '408 too-slow']));
  expect(told.filter(({ status }) => status === 408).length).toBeLessThanOrEqual(3);
  const turned = told.find(({ status }) => status === 429);
  expect(turned?.headers['retry-after']).toBe('60');
  expect(JSON.parse(turned?.body ?? '').error.message).toBe(
    'Your network or account is sending too much data at once. Try again in 60 seconds.',
  );
}, 60_000);

test('a browser without scripts reads it on a page', async () => {
  const { headers } = await credentialsOf('investor');
  const answers = withhold(8, { ...headers, accept: 'text/html' });
  const turned = await Promise.any(crowd.map(({ answered }) => answered));
  expect([turned.status, turned.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(turned.body).toContain('<p>Your network or account is sending too much data at once. Try again in 60 seconds.</p>');
  for (const { asked } of crowd) asked.destroy();
  await answers;
});
