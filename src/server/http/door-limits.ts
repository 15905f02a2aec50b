import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../auth/network.ts';

/** Where guests hand in what costs a password hash. */
const doors = /^\/(?:login|signup|reset|verify|invite)(?:[/.]|$)/i;

/** Where nothing is hashed, and a silent provider of identities would keep a place from whoever has a password. */
const towardsProviders = /^\/login\/[^/]/i;

/** Whether there is room for a request; one that finds room holds it until it is answered. */
export type DoorLimits = (request: Pick<FastifyRequest, 'method' | 'url' | 'ip'>, reply: Pick<FastifyReply, 'raw'>) => boolean;

/**
 * Lets `most` at the door at once, of one network half as many. The rest is to be turned away before anything is looked up or
 * rendered for it: a page that says no costs as much as one that says yes. To be asked once a request has arrived whole, or whoever
 * sends slowly would hold a place for next to nothing.
 */
export function doorLimits(most: number): DoorLimits {
  const inside = new Map<string, number>();
  let all = 0;

  return ({ method, url, ip }, reply) => {
    const path = pathIn(url);
    if (method === 'GET' || method === 'HEAD' || !doors.test(path) || towardsProviders.test(path)) return true;
    const network = networkOf(ip, 'site');
    const ofNetwork = inside.get(network) ?? 0;
    if (all >= most || ofNetwork >= Math.ceil(most / 2)) return false;
    all += 1;
    inside.set(network, ofNetwork + 1);
    reply.raw.once('close', () => {
      all -= 1;
      const left = (inside.get(network) ?? 1) - 1;
      if (left > 0) inside.set(network, left);
      else inside.delete(network);
    });
    return true;
  };
}

/** The path as the router reads it: without detours, however it is encoded. */
function pathIn(url: string): string {
  const path = URL.parse(`http://door${url}`)?.pathname ?? url;
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
