import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../is-loopback.ts';

/**
 * Whether someone on this machine asks: the connection comes from here, whatever headers say, and no trusted proxy passes it on for
 * someone elsewhere.
 */
export function isFromThisMachine({ socket, ip }: Pick<FastifyRequest, 'socket' | 'ip'>): boolean {
  return isLoopback(socket.remoteAddress ?? '') && isLoopback(ip);
}
