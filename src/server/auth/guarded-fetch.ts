import type { customFetch, DiscoveryRequestOptions } from 'openid-client';
import { breaker } from './breaker.ts';

const longestWait = 10_000;
const maxBytes = 1_000_000;

/** The function that `openid-client` asks with. */
export type Fetch = NonNullable<DiscoveryRequestOptions[typeof customFetch]>;

/**
 * Asks the origins that are named, and no one else, whatever an answer says where to ask next: no redirect is followed, ten seconds, a megabyte,
 * and a breaker for anyone who does not answer.
 */
export function guardedFetch(origins: ReadonlySet<string>): Fetch {
  const unlessBroken = breaker(() => performance.now());
  return async (url, options) => {
    const { origin } = new URL(url);
    if (!origins.has(origin)) throw new Error(`${origin} is not one that is asked.`);
    const limit = AbortSignal.timeout(longestWait);
    const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
    const body = options.body instanceof Uint8Array ? new Uint8Array(options.body) : (options.body ?? null);
    const ask = async () => {
      const answer = await fetch(url, { ...options, body, redirect: 'error', signal });
      const { status, headers } = answer;
      return new Response(await bounded(answer), { status: status < 600 ? status : 502, headers });
    };
    // What is posted was written by a stranger: how it is answered says nothing about anyone who answers.
    return options.method === 'POST' ? ask() : unlessBroken(ask, ({ status }) => status >= 500);
  };
}

async function bounded({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    const read = piece as Uint8Array;
    bytes += read.length;
    if (bytes > maxBytes) throw new Error('The answer is too long.');
    pieces.push(read);
  }
  return Buffer.concat(pieces);
}
