import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createServiceCaller } from './call-service.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections();
});

async function serve(answer: RequestListener): Promise<URL> {
  const server = createServer(answer);
  open.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

const anyone = { mayReach: () => true };
const json = { 'content-type': 'application/json; charset=utf-8' };

test('JSON is answered with its status; what is no 200 is not read', async () => {
  const url = await serve(({ url: path }, response) => response.writeHead(path === '/' ? 200 : 404, json).end('{"a":[1]}'));
  const ask = createServiceCaller(anyone);
  expect(await ask(url)).toEqual({ status: 200, json: { a: [1] }, bytes: 9 });
  expect(await ask(new URL('/other', url))).toEqual({ status: 404, json: null, bytes: 0 });
});

test.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0'])(
  '%s is never asked: it is inside',
  async (host) => {
    let asked = 0;
    const url = await serve((_request, response) => {
      asked += 1;
      response.writeHead(200, json).end('{}');
    });
    await expect(createServiceCaller()(new URL(`http://${host}:${url.port}/`))).rejects.toThrow(/not an address outside/);
    expect(asked).toBe(0);
  },
);

test('the cloud’s own addresses and private networks are never asked', async () => {
  for (const host of ['169.254.169.254', '10.0.0.1', '192.168.0.1', '[fe80::1]', '[fd00::1]'])
    await expect(createServiceCaller()(new URL(`http://${host}/latest`))).rejects.toThrow(/not an address outside/);
});

test.each<[string, RequestListener, RegExp]>([
  [
    'what is no JSON',
    (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    /did not answer with JSON/,
  ],
  [
    'what is packed',
    (_request, response) => response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end('{}'),
    /did not answer with JSON/,
  ],
  ['broken JSON', (_request, response) => response.writeHead(200, json).end('{"a":'), /JSON/],
  ['more than may be', (_request, response) => response.writeHead(200, json).end(`"${'x'.repeat(2000)}"`), /too long/],
  ['what never ends', (_request, response) => void response.writeHead(200, json).write('['), /abort/i],
  ['silence', () => undefined, /abort|timeout/i],
])('%s is refused', async (_what, answer, message) => {
  const url = await serve(answer);
  await expect(createServiceCaller({ ...anyone, maxBytes: 1000, longestWait: 300 })(url)).rejects.toThrow(message);
});

test('a redirect is an answer, and is not followed', async () => {
  let followed = 0;
  const inside = await serve((_request, response) => {
    followed += 1;
    response.writeHead(200, json).end('{}');
  });
  const url = await serve((_request, response) => response.writeHead(302, { location: inside.href }).end());
  expect(await createServiceCaller(anyone)(url)).toEqual({ status: 302, json: null, bytes: 0 });
  expect(followed).toBe(0);
});

test('a host that fails five times rests; another one is asked', async () => {
  let asked = 0;
  const failing = await serve((_request, response) => {
    asked += 1;
    response.writeHead(500).end();
  });
  const other = await serve((_request, response) => response.writeHead(200, json).end('1'));
  const ask = createServiceCaller(anyone);
  for (let nth = 0; nth < 5; nth += 1) expect((await ask(failing)).status).toBe(500);
  await expect(ask(failing)).rejects.toThrow(/no answer/);
  expect(asked).toBe(5);
  expect((await ask(other)).json).toBe(1);
});
