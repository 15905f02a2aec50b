import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../is-loopback.ts';

/**
 * Whether somebody on this machine asks: the connection comes from here, whatever headers say, and no trusted proxy passes it on for
 * somebody elsewhere.
 */
export function isFromThisMachine({ socket, ip }: Pick<FastifyRequest, 'socket' | 'ip'>): boolean {
  return isLoopback(socket.remoteAddress ?? '') && isLoopback(ip);
}
