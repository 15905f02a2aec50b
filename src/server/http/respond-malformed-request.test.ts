import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { respondMalformedRequest } from './respond-malformed-request.ts';

const app = fastify({ clientErrorHandler: respondMalformedRequest, http: { headersTimeout: 100, connectionsCheckingInterval: 50 } });
app.get('/', async () => 'read');

beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })));
afterAll(() => app.close());

async function sent(bytes: string): Promise<{ readonly status: string; readonly headers: Record<string, string>; readonly body: unknown }> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  return { status, headers: Object.fromEntries(lines.map((line) => line.split(': '))), body: JSON.parse(body) };
}

test.each([
  ['what is no HTTP', 'hello\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'bad-request'],
  ['a header that is none', 'GET / HTTP/1.1\r\nHost: localhost\r\nno header\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'bad-request'],
  [
    'two lengths of a body',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n',
    'HTTP/1.1 400 Bad Request',
    'bad-request',
  ],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    'HTTP/1.1 431 Request Header Fields Too Large',
    'headers-too-large',
  ],
  ['headers that do not come', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 'HTTP/1.1 408 Request Timeout', 'too-slow'],
])('%s is answered with the headers of any other answer, and no more is listened to', async (_case, bytes, status, code) => {
  const answer = await sent(bytes);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    connection: 'close',
  });
  expect(answer.body).toEqual({ error: { code, message: expect.any(String) } });
});
