import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitConnections } from './limit-connections.ts';

const told: object[] = [];
const server = createServer();
limitConnections(server, 2, { warn: (details: object) => void told.push(details) });
const open = async () => {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  await once(socket, 'connect');
  return socket;
};

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

test('the third of two connections is closed, and told once however many follow', async () => {
  const [first, second] = [await open(), await open()];
  for (let more = 0; more < 3; more += 1) {
    const socket = await open();
    socket.on('error', () => undefined).resume();
    await once(socket, 'close');
  }
  expect(told).toEqual([{ most: 2 }]);
  expect([first.destroyed, second.destroyed]).toEqual([false, false]);
  for (const socket of [first, second]) socket.destroy();
});
