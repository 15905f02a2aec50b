import { Socket } from 'node:net';

/**
 * A socket, not yet connected, that sends at once what is written in one turn: several statements that are asked together cost
 * one call of the system. Encrypted connections stay as they are.
 */
export function gatheringSocket(): Socket {
  const socket = new Socket();
  socket.once('connect', () => gatherWrites(socket)); // connecting gives a socket its own `write` again
  return socket;
}

function gatherWrites(socket: Socket): void {
  const write = socket.write.bind(socket);
  let isGathering = false;
  const gather = () => {
    if (isGathering) return;
    isGathering = true;
    socket.cork();
    setImmediate(() => {
      isGathering = false;
      socket.uncork();
    });
  };
  socket.write = (...args: [chunk: string | Uint8Array]) => {
    gather();
    return write(...args);
  };
}
