import { Socket } from 'node:net';

/**
 * A socket, not yet connected, that sends at once what is written in one turn: several statements that are asked together cost
 * one call of the system. Encrypted connections stay as they are.
 */
export function batchingSocket(): Socket {
  const socket = new Socket();
  socket.once('connect', () => batchWrites(socket)); // connecting gives a socket its own `write` again
  return socket;
}

function batchWrites(socket: Socket): void {
  const write = socket.write.bind(socket);
  let isBatching = false;
  const beginBatch = () => {
    if (isBatching) return;
    isBatching = true;
    socket.cork();
    setImmediate(() => {
      isBatching = false;
      socket.uncork();
    });
  };
  socket.write = (...args: [chunk: string | Uint8Array]) => {
    beginBatch();
    return write(...args);
  };
}
