import type { Server } from 'node:net';
import type { Logger } from 'pino';

/** The time after a warning at which another one is worth a line, in milliseconds. */
const silence = 60_000;

/** Takes no more than `most` connections at once; the next are closed as they come, and the log says so once a minute. */
export function limitConnections(server: Server, most: number, log: Pick<Logger, 'warn'>): void {
  let toldAt = -Infinity;
  server.maxConnections = most;
  server.on('drop', () => {
    if (performance.now() - toldAt < silence) return;
    toldAt = performance.now();
    log.warn({ most }, 'connections are turned away: there are as many as there may be');
  });
}
