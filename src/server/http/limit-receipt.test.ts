import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { limitReceipt } from './limit-receipt.ts';

const apps: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** Sends a request whose body never ends: the status of the answer, and whether the server has closed the connection by then. */
async function heard({ method, ofItsOwnPace }: { method: 'GET' | 'POST'; ofItsOwnPace: boolean }) {
  const app = fastify({ requestTimeout: 0 });
  apps.push(app);
  app.addHook('onRequest', async (request, reply) => limitReceipt(request, reply, { ofItsOwnPace, longest: 50 }));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => void payload.resume().on('end', () => done(null)));
  app.route({ method, url: '/', handler: async () => 'heard' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (piece: Buffer) => (answer += piece.toString()));
  const closed = once(socket, 'close');
  socket.write(`${method} / HTTP/1.1\r\nhost: a\r\ncontent-type: a/b\r\ncontent-length: 1000\r\n\r\nhalf`);
  const isClosed = await Promise.race([closed.then(() => true), wait(400, false)]);
  socket.destroy();
  return [/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1], isClosed];
}

describe('a request that does not end', () => {
  test.each([
    ['is told that it took too long', { method: 'POST', ofItsOwnPace: false }, ['408', true]],
    ['is cut off where it has been answered', { method: 'GET', ofItsOwnPace: false }, ['200', true]],
    ['is left to who reads it', { method: 'POST', ofItsOwnPace: true }, [undefined, false]],
    ['is cut off when no one reads it any longer', { method: 'GET', ofItsOwnPace: true }, ['200', true]],
  ] as const)('%s', async (_case, asked, expected) => {
    expect(await heard(asked)).toEqual(expected);
  });
});
