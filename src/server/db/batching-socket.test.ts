import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { batchingSocket } from './batching-socket.ts';

it('holds what is written in one turn back, and sends it when the turn ends', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const address = server.address();
  const socket = batchingSocket().connect(address !== null && typeof address === 'object' ? address.port : 0, '127.0.0.1');
  await once(socket, 'connect');
  const [other] = await accepted;
  for (const round of ['first', 'second']) {
    socket.write(`${round} `);
    socket.write('turn');
    expect(socket.writableCorked).toBe(1);
    expect(socket.writableLength).toBe(round.length + 5);
    const [received] = (await once(other, 'data')) as [Buffer];
    expect(received.toString()).toBe(`${round} turn`);
    expect(socket.writableCorked).toBe(0);
  }
  socket.destroy();
  other.destroy();
  server.close();
  await once(server, 'close');
});
