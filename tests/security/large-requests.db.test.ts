import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { newToken, tokenHash } from '#server/auth/token.ts';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';

const product = await sharedProduct();
const host = `localhost:${product.port}`;
const form = { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };

/** Status and code of what is answered to these bytes. */
async function told(bytes: string): Promise<string> {
  const socket = connect({ port: product.port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [, code = ''] = /"code":"([^"]+)"/.exec(body) ?? [];
  return `${head.split(' ')[1]} ${code}`.trim();
}

const get = (...headers: readonly string[]) => told(['GET /login HTTP/1.1', 'Connection: close', ...headers, '', ''].join('\r\n'));

describe('a request says once, and in one way, whom it asks', () => {
  test.each<[string, readonly string[], string]>([
    ['one of our names', [`Host: ${host}`], '200'],
    ['a port that there cannot be', ['Host: localhost:99999'], '421 unknown-host'],
    ['a port that is none', ['Host: localhost:x'], '421 unknown-host'],
    ['somebody before the name', [`Host: root@${host}`], '421 unknown-host'],
    ['a path behind the name', [`Host: ${host}/login`], '421 unknown-host'],
    ['a question behind the name', [`Host: ${host}?x`], '421 unknown-host'],
    ['two names in one', [`Host: ${host}, ${host}`], '421 unknown-host'],
    ['a name that is not written in letters', ['Host: \u00e9.localhost'], '421 unknown-host'],
    ['nothing', ['Host:'], '400 bad-request'],
    ['no name', [], '400 bad-request'],
    ['two names', [`Host: ${host}`, 'Host: evil.example'], '400 bad-request'],
    ['the same twice', [`Host: ${host}`, `host: ${host}`], '400 bad-request'],
    ['two lengths', [`Host: ${host}`, 'Content-Length: 0', 'Content-Length: 0'], '400 bad-request'],
    ['two lengths in one', [`Host: ${host}`, 'Content-Length: 0, 0'], '400 bad-request'],
    ['a length that is none', [`Host: ${host}`, 'Content-Length: -1'], '400 bad-request'],
    ['a length and pieces', [`Host: ${host}`, 'Content-Length: 1', 'Transfer-Encoding: chunked'], '400 bad-request'],
  ])('%s', async (_case, headers, answer) => {
    expect(await get(...headers)).toBe(answer);
  });

  test('also as one asked in 1996', async () => {
    expect(await told('GET /login HTTP/1.0\r\n\r\n')).toBe('421 unknown-host');
    expect(await told(`GET /login HTTP/1.0\r\nHost: ${host}\r\n\r\n`)).toBe('200');
  });
});

const many = (count: number, one: (nth: number) => string) => Array.from({ length: count }, (_, nth) => one(nth));

describe('what comes before the body has an end', () => {
  test.each<[string, readonly string[], string]>([
    ['a hundred headers', many(98, (nth) => `X-${nth}: y`), '200'],
    ['a hundred and one', many(99, (nth) => `X-${nth}: y`), '431 headers-too-large'],
    ['a long header', [`X-Long: ${'y'.repeat(15_000)}`], '200'],
    ['one that is too long', [`X-Long: ${'y'.repeat(17_000)}`], '431 headers-too-large'],
    ['a thousand cookies', [`Cookie: ${many(1000, (nth) => `c${nth}=y`).join('; ')}`], '200'],
    ['cookies that are too long', [`Cookie: ${many(2000, (nth) => `c${nth}=yy`).join('; ')}`], '431 headers-too-large'],
  ])('%s', async (_case, headers, answer) => {
    expect(await get(`Host: ${host}`, ...headers)).toBe(answer);
  });

  test.each([
    ['thousands of parts of a query', `/login?${many(2000, (nth) => `a${nth}=b`).join('&')}`, '200'],
    ['a query that is too long', `/login?${'x'.repeat(17_000)}`, '431 headers-too-large'],
    ['a path that is too long', `/${'x'.repeat(17_000)}`, '431 headers-too-large'],
    ['a path of thousands of steps', `/x${'/..'.repeat(4000)}/nowhere`, '404'],
  ])('%s', async (_case, path, answer) => {
    expect(await told(`GET ${path} HTTP/1.1\r\nConnection: close\r\nHost: ${host}\r\n\r\n`)).toBe(answer);
  });
});

const sent = async (body: string | Buffer, headers: Record<string, string> = {}) => {
  const all = { ...form, 'content-length': String(body.length), ...headers };
  const answer = await httpRequest({ port: product.port, method: 'POST', path: '/login', headers: all, body });
  return `${answer.status} ${/"code":"([^"]+)"/.exec(answer.body)?.[1] ?? ''}`.trim();
};
const fields = (count: number) => many(count, (nth) => `a${nth}=b`).join('&');
const parts = (count: number) =>
  `${many(count, (nth) => `--x\r\ncontent-disposition: form-data; name="a${nth}"\r\n\r\nb\r\n`).join('')}--x--\r\n`;
const inParts = { 'content-type': 'multipart/form-data; boundary=x' };
const quoted = { 'content-type': 'multipart/form-data; boundary="x"' };
const ambiguous = { 'content-type': 'multipart/form-data; boundary=x; x-boundary=y' };

describe('a body', () => {
  test.each<[string, string | Buffer, Record<string, string>, string]>([
    ['of a thousand fields', fields(1000), {}, '400'],
    ['of more', fields(1002), {}, '413 too-large'],
    ['of hundreds of parts', parts(900), inParts, '400'],
    ['of more parts than there are fields', parts(1001), inParts, '413 too-large'],
    ['the same, written otherwise', parts(1001), quoted, '413 too-large'],
    ['the same, with a boundary that can be read in two ways', parts(1001), ambiguous, '400 bad-request'],
    ['that is compressed', gzipSync('intent=password'), { 'content-encoding': 'gzip' }, '415 unsupported-media-type'],
    ['that is compressed twice', gzipSync('intent=password'), { 'content-encoding': 'br, gzip' }, '415 unsupported-media-type'],
    ['as it is', 'intent=nothing', { 'content-encoding': 'identity' }, '400'],
    ['of 64 KB', `intent=${'x'.repeat(63_990)}`, {}, '400'],
    ['of a guest that is longer', `intent=${'x'.repeat(64_000)}`, {}, '413 too-large'],
  ])('%s', async (_case, body, headers, answer) => {
    expect(await sent(body, headers)).toBe(answer);
  });
});

test('a call of the API that is nested tens of thousands deep is a mistake of anyone who sent it', async () => {
  const secret = newToken();
  const { rows } = await product.database.owner.query<{ id: string }>(
    `with root as (insert into users (email, name, role) values ('root@home.example', 'Root', 'admin') returning id)
     insert into api_clients (name, secret_hash, scopes, created_by) select 'CRM', $1, $2, id from root returning replace(id::text, '-', '') as id`,
    [tokenHash(secret), '{mail-clients}'],
  );
  const body = `{"data":{"message":${'['.repeat(31_000)}${']'.repeat(31_000)}}}`;
  const headers = { host, authorization: `Bearer ${rows[0]?.id}.${secret}`, 'content-type': 'application/json' };
  const answer = await httpRequest({ port: product.port, method: 'POST', path: '/api/v1/callables/sendEmail', headers, body });
  expect([answer.status, JSON.parse(answer.body).error.code]).toEqual([400, 'call-not-understood']);
});

test('and nothing of it was a failure of ours', () => {
  expect(
    product
      .logged()
      .split('\n')
      .filter((line) => line.includes('"level":50')),
  ).toEqual([]);
});
