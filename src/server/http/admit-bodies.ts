import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getNetwork } from '../auth/network.ts';
import { bodyLimitAt, guestBodyLimit, isStreamedAt } from './body-limit.ts';
import { boundedBody, type Pace } from './bounded-body.ts';
import type { ByteBudget } from './byte-budget.ts';
import { HttpFailure } from './http-failure.ts';
import { OverloadError } from './overload-error.ts';

interface Admission {
  readonly budget: ByteBudget;
  readonly pace: Pace;
  /** Finds the person whose session came with the request, if it is alive by the database. */
  readonly signedIn: (request: FastifyRequest) => Promise<string | null>;
}

/**
 * Bounds the bodies of all requests: how long, how slow, and how much of them together is held until they are answered. A long one is read
 * for a valid session alone, which is looked up before.
 */
export function admitBodies(app: Pick<FastifyInstance, 'addHook'>, { budget, pace, signedIn }: Admission): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request)) return payload;
    const holders = [getNetwork(request.ip)];
    let held = 0;
    let isOver = false;
    const isStreamed = isStreamedAt(request.url);
    reply.raw.once('close', () => {
      isOver = true;
      budget.giveBack(holders, held);
    });
    const hold = (length: number) => {
      const more = isOver || isStreamed ? 0 : Math.max(0, length - guestBodyLimit - held);
      const refusal = budget.take(holders, more);
      if (!refusal) held += more;
      return refusal;
    };
    const { most, person } = await limitOf(request, signedIn);
    if (person !== null) holders.push(`person ${person}`);
    return boundedBody(payload, { most, pace, hold });
  });
}

interface Limit {
  readonly most: number;
  readonly person: string | null;
}

const ofAnybody: Limit = { most: guestBodyLimit, person: null };

/** Tells whether React Router or the API would read a body. */
function hasBody({ method, headers }: FastifyRequest): boolean {
  const isRead = method !== 'GET' && method !== 'HEAD';
  return isRead && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
}

/**
 * Returns the maximum number of bytes to read of a request, and its person where the limit depends on them.
 *
 * @throws HttpFailure 413, or OverloadError `sign-in-needed` for a request whose session, if still valid, would have allowed it
 */
async function limitOf(request: FastifyRequest, signedIn: Admission['signedIn']): Promise<Limit> {
  const { url, headers } = request;
  const announced = headers['content-length'] === undefined ? null : Number(headers['content-length']);
  if (announced !== null && announced <= guestBodyLimit) return ofAnybody;
  const most = bodyLimitAt(url);
  if (announced !== null && announced > most) throw new HttpFailure(413);
  const person = await signedIn(request);
  if (person !== null) return { most, person };
  if (announced === null) return ofAnybody;
  throw headers.cookie === undefined ? new HttpFailure(413) : new OverloadError('sign-in-needed');
}
