import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathsWhere } from '#contracts/pages/page-patterns.ts';
import { identityProviders } from '#domain/sign-in/identity-provider.ts';
import { getNetwork } from '../auth/network.ts';

/** The addresses at which guests submit forms that cost a password hash. */
const limitedPaths = new RegExp(`^${pathsWhere(({ takes }) => takes === 'passwords').replaceAll('/[^/?]+', '')}(?:[/.]|$)`, 'i');

/** The addresses at which nothing is hashed: waiting for an identity provider must not take places from users with a password. */
const towardsProviders = new RegExp(`^/login/(?:${identityProviders.join('|')})(?:/callback)?(?:\\.data)?$`, 'i');

/** The answer to locked-out callers. It costs no hash, so they could ask again at once. */
const tooMany = 429;

/** In milliseconds: how long the place of a locked-out caller stays taken when its network has used all of its places. */
const pause = 1000;

type AdmissionRequest = Pick<FastifyRequest, 'method' | 'url' | 'ip'>;

export interface Admission {
  /** Tells whether a request is limited and there is no room for it now. */
  readonly isFull: (request: AdmissionRequest) => boolean;
  /** Admits a request if there is room; it holds its place until it is answered. */
  readonly admit: (request: AdmissionRequest, reply: Pick<FastifyReply, 'raw'>) => boolean;
}

/**
 * Admits `most` limited requests at a time, half as many of one network; a quarter is kept for networks without a request under way. The rest is
 * to be refused before anything is looked up or rendered for it, since rendering a refusal costs as much as rendering a page. A place is taken
 * once a request has arrived whole, or slow senders would hold places at no cost; a request that `isFull` refuses need not have arrived.
 */
export function admissionLimits(most: number): Admission {
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
    isFull: (request) => isLimited(request) && !hasRoom(getNetwork(request.ip, 'site')),
    admit(request, reply) {
      if (!isLimited(request)) return true;
      const network = getNetwork(request.ip, 'site');
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

function isLimited({ method, url }: Pick<AdmissionRequest, 'method' | 'url'>): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const path = pathIn(url);
  return limitedPaths.test(path) && !towardsProviders.test(path);
}

/** The path as the router reads it: without detours, however it is encoded. */
function pathIn(url: string): string {
  const path = URL.parse(`http://path${url}`)?.pathname ?? url;
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
