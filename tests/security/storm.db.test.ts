import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';

const product = await sharedProduct();
const host = `localhost:${product.port}`;
/** More than hash at once and wait together. */
const crowd = 60 * availableParallelism();

function tryToEnter(name: string, password = 'not this one') {
  const body = new URLSearchParams({ intent: 'password', email: `${name}@home.example`, password }).toString();
  const headers = { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };
  return httpRequest({ port: product.port, method: 'POST', path: '/login', headers, body });
}

test('a storm of sign-ins is shed with 503 and Retry-After, and other pages answer', async () => {
  const storm = Promise.all(Array.from({ length: crowd }, (_, n) => tryToEnter(`crowd-${n}`, 'costly guess')));
  const page = await httpRequest({ port: product.port, path: '/login', headers: { host } });
  const answers = await storm;
  expect(page.status).toBe(200);
  const turnedAway = answers.filter(({ status }) => status === 503);
  expect(turnedAway.length).toBeGreaterThan(0);
  expect(turnedAway.filter(({ headers }) => headers['retry-after'] !== '5' || !headers['content-security-policy'])).toEqual([]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 503]));
});

test('who is locked out is told for how long', async () => {
  let answer = await tryToEnter('locked');
  for (let tries = 0; tries < 40 && answer.status !== 429; tries += 1) answer = await tryToEnter('locked');
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(answer.headers['retry-after']) % 60).toBe(0);
});

/** Someone whose sign-in has been announced to the product, and never arrives. */
async function neverArriving() {
  const headers = { host, origin: `http://${host}`, 'content-length': '100', expect: '100-continue' };
  const sent = request({ host: '127.0.0.1', port: product.port, method: 'POST', path: '/login', agent: false, headers });
  sent.on('error', () => undefined);
  sent.flushHeaders();
  await once(sent, 'continue');
  return sent;
}

test('a crowd that announces itself and never comes keeps no one out', async () => {
  const crowded = await Promise.all(Array.from({ length: crowd }, neverArriving));
  try {
    expect((await tryToEnter('alone')).status).toBe(400);
  } finally {
    for (const sent of crowded) sent.destroy();
  }
});

test.each([
  ['of which nobody knows the length', { 'transfer-encoding': 'chunked' }],
  ['that is too long', { 'content-length': '100000000' }],
])('anyone who is refused before a body %s has come is not listened to any longer', async (_what, length) => {
  const headers = { host, origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded', ...length };
  const sent = request({ host: '127.0.0.1', port: product.port, method: 'POST', path: '/login', agent: false, headers });
  const closed = once(sent, 'close');
  sent.write('intent=password');
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect([answer.statusCode, answer.headers.connection]).toEqual([403, 'close']);
  answer.resume();
  sent.on('error', () => undefined);
  await closed;
});
