import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { admitBodies } from './admit-bodies.ts';
import { respondFailure } from './respond-failure.ts';
import type { Pace } from './bounded-body.ts';
import { byteBudget } from './byte-budget.ts';
import { OverloadError } from './overload-error.ts';

/** The number of times that the database was asked whose session it is. */
let lookedUp = 0;
const failed: string[] = [];
const held = byteBudget({ whole: 400_000, ofEach: 200_000 });

async function signedIn({ headers, ip }: FastifyRequest) {
  lookedUp += 1;
  return headers.cookie === 'session=alive' ? `somebody at ${ip}` : null;
}

function serverAt(pace: Pace) {
  const app = fastify({ trustProxy: true });
  admitBodies(app, { budget: held, pace, signedIn });
  app.setErrorHandler((error, request, reply) => {
    failed.push((error as Error).message);
    return error instanceof OverloadError ? reply.code(429).send({ code: error.code }) : respondFailure(error, request, reply, () => 'en');
  });
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 9_000_000 }, (_request, body, done) => done(null, body));
  app.post('*', ({ body }, reply) => reply.send({ length: (body as Buffer).length }));
  beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })));
  afterAll(() => app.close());
  return app;
}

const patient = serverAt({ milliseconds: 100, bytes: 0 });
const strict = serverAt({ milliseconds: 100, bytes: 1000 });

beforeEach(() => {
  lookedUp = 0;
});

interface Sent {
  readonly path?: string;
  readonly headers: readonly string[];
  readonly body: string;
}

const alive = 'Cookie: session=alive';

function send({ path = '/', headers, body }: Sent, app = patient): Socket {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  socket.write([`POST ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', 'Content-Type: a/b', ...headers, '', body].join('\r\n'));
  return socket;
}

async function answer(sent: Sent): Promise<string> {
  const [head = '', body = ''] = (await text(send(sent))).split('\r\n\r\n');
  const { code, length, error } = JSON.parse(body) as { code?: string; length?: number; error?: { code: string } };
  return `${head.split(' ')[1]} ${code ?? error?.code ?? length}`;
}

const bytes = (length: number) => 'x'.repeat(length);
const chunked = (length: number) => `${length.toString(16)}\r\n${bytes(length)}\r\n0\r\n\r\n`;

test.each<[string, Sent, string, number]>([
  ['a guest may send 64 KB', { headers: ['Content-Length: 64000'], body: bytes(64_000) }, '200 64000', 0],
  ['a byte more is not read', { headers: ['Content-Length: 64001'], body: '' }, '413 too-large', 1],
  ['nor where nobody says how much it is', { headers: ['Transfer-Encoding: chunked'], body: chunked(64_001) }, '413 too-large', 1],
  ['an invented session is none', { headers: ['Content-Length: 64001', 'Cookie: session=dead'], body: '' }, '401 sign-in-needed', 1],
  ['whoever is signed in may send more', { headers: ['Content-Length: 150000', alive], body: bytes(150_000) }, '200 150000', 1],
  ['also in pieces', { headers: ['Transfer-Encoding: chunked', alive], body: chunked(150_000) }, '200 150000', 1],
  ['but not more than a megabyte', { headers: ['Content-Length: 1000001', alive], body: '' }, '413 too-large', 0],
  [
    'a picture is more',
    { path: '/profile/me', headers: ['Content-Length: 1000001', alive], body: bytes(1_000_001) },
    '429 network-busy',
    1,
  ],
  ['and ends too', { path: '/profile/me', headers: ['Content-Length: 8100001', alive], body: '' }, '413 too-large', 0],
])('%s', async (_case, sent, told, asked) => {
  const said = await answer(sent);
  expect(said.replace('429 sign', '401 sign')).toBe(told);
  expect(lookedUp).toBe(asked);
});

/** Sends much, withholds the end, and is waited for until the server has what was sent. */
async function withholding(network: string): Promise<Socket> {
  const body = bytes(240_000);
  const socket = send({ path: '/profile/me', headers: ['Content-Length: 8000000', alive, `X-Forwarded-For: ${network}`], body });
  await expect.poll(() => socket.bytesWritten - socket.writableLength).toBeGreaterThan(240_000);
  return socket;
}

const large = (network: string): Sent => ({
  headers: ['Content-Length: 264000', alive, `X-Forwarded-For: ${network}`],
  body: bytes(264_000),
});

test('one network holds no more than its share, another has room, and all of it is given back', async () => {
  const first = await withholding('2001:db8::1');
  await expect.poll(() => answer(large('2001:db8::2'))).toBe('429 network-busy');
  expect(await answer({ headers: ['Content-Length: 64000', 'X-Forwarded-For: 2001:db8::3'], body: bytes(64_000) })).toBe('200 64000');
  expect(await answer(large('192.0.2.1'))).toBe('200 264000');
  const second = await withholding('192.0.2.2');
  await expect.poll(() => answer(large('192.0.2.3'))).toBe('429 server-busy');
  for (const socket of [first, second]) socket.destroy();
  await expect.poll(() => answer(large('2001:db8::2'))).toBe('200 264000');
  expect(held.take(['anybody'], 200_000)).toBeNull();
  expect(held.take(['somebody'], 200_000)).toBeNull();
  held.giveBack(['anybody'], 200_000);
  held.giveBack(['somebody'], 200_000);
});

test.each([
  ['sends nothing more', 0],
  ['sends too little', 10],
])('anyone who announces a body and %s is told so and no longer heard', async (_what, trickle) => {
  const socket = send({ headers: ['Content-Length: 60000'], body: bytes(100) }, strict);
  const dripping = setInterval(() => socket.write(bytes(trickle)), 20);
  socket.once('close', () => clearInterval(dripping));
  const said = await text(socket);
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(said).toContain('connection: close');
});

test('anyone who hangs up in the middle of a body is no failure of ours', async () => {
  const socket = send({ headers: ['Content-Length: 60000'], body: bytes(100) });
  await once(socket, 'connect');
  const before = failed.length;
  socket.destroy();
  await expect.poll(() => failed.slice(before)).toEqual(['bad-request']);
});
