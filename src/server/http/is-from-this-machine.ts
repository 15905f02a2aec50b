import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../is-loopback.ts';

/**
 * Returns whether a request comes from this machine. The connection must be local, whatever the headers contain, and no trusted proxy may forward it for
 * another machine.
 */
export function isFromThisMachine({ socket, ip }: Pick<FastifyRequest, 'socket' | 'ip'>): boolean {
  return isLoopback(socket.remoteAddress ?? '') && isLoopback(ip);
}
