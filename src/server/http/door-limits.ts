import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathsWhere } from '#contracts/pages/page-patterns.ts';
import { identityProviders } from '#domain/sign-in/identity-provider.ts';
import { networkOf } from '../auth/network.ts';

/** Where guests hand in what costs a password hash. */
const doors = new RegExp(`^${pathsWhere(({ takes }) => takes === 'passwords').replaceAll('/[^/?]+', '')}(?:[/.]|$)`, 'i');

/** Where nothing is hashed, and a silent provider of identities would keep a place from whoever has a password. */
const towardsProviders = new RegExp(`^/login/(?:${identityProviders.join('|')})(?:/callback)?(?:\\.data)?$`, 'i');

/** What whoever is locked out is told. Nothing is hashed for him, so he would be back at once. */
const tooMany = 429;

/** In milliseconds: how long the place of one who is locked out is kept from the next of his network, where that has taken all of its own. */
const pause = 1000;

type Knocking = Pick<FastifyRequest, 'method' | 'url' | 'ip'>;

export interface Door {
  /** Whether a request is one for this door, and there is no room for it now. */
  readonly isFull: (request: Knocking) => boolean;
  /** Whether there is room for a request; one that finds room holds it until it is answered. */
  readonly letIn: (request: Knocking, reply: Pick<FastifyReply, 'raw'>) => boolean;
}

/**
 * Lets `most` at the door at once, of one network half as many; a quarter is kept for networks of which nobody is inside. The rest is to be turned away before anything is looked up or
 * rendered for it: a page that says no costs as much as one that says yes. A place is to be taken once a request has arrived whole, or
 * whoever sends slowly would hold one for next to nothing; whom `isFull` turns away need not have arrived.
 */
export function doorLimits(most: number): Door {
  const inside = new Map<string, number>();
  const keptFree = Math.floor(most / 4);
  let all = 0;

  const isCrowded = (network: string) => (inside.get(network) ?? 0) >= Math.ceil(most / 2);
  const hasRoom = (network: string) => all < most - (inside.has(network) ? keptFree : 0) && !isCrowded(network);

  function leave(network: string): void {
    const left = (inside.get(network) ?? 1) - 1;
    if (left > 0) inside.set(network, left);
    else inside.delete(network);
  }

  return {
    isFull: (request) => isForTheDoor(request) && !hasRoom(networkOf(request.ip, 'site')),
    letIn(request, reply) {
      if (!isForTheDoor(request)) return true;
      const network = networkOf(request.ip, 'site');
      if (!hasRoom(network)) return false;
      all += 1;
      inside.set(network, (inside.get(network) ?? 0) + 1);
      reply.raw.once('close', () => {
        all -= 1;
        if (reply.raw.statusCode === tooMany && isCrowded(network)) setTimeout(leave, pause, network).unref();
        else leave(network);
      });
      return true;
    },
  };
}

function isForTheDoor({ method, url }: Pick<Knocking, 'method' | 'url'>): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const path = pathIn(url);
  return doors.test(path) && !towardsProviders.test(path);
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
