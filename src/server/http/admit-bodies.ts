import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../auth/network.ts';
import { bodyLimitAt, guestBodyLimit } from './body-limit.ts';
import { boundedBody, type Pace } from './bounded-body.ts';
import type { ByteBudget } from './byte-budget.ts';
import { HttpFailure } from './http-failure.ts';
import { TurnedAway } from './turned-away.ts';

interface Admission {
  readonly budget: ByteBudget;
  readonly pace: Pace;
  /** Whether a session that came with the request is alive, by the database. */
  readonly isSignedIn: (request: FastifyRequest) => Promise<boolean>;
}

/**
 * Bounds the bodies of all requests: how long, how slow, and how much of them together is held until they are answered. A long one is read
 * for a valid session alone, which is looked up before.
 */
export function admitBodies(app: Pick<FastifyInstance, 'addHook'>, { budget, pace, isSignedIn }: Admission): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request)) return payload;
    const network = networkOf(request.ip);
    let held = 0;
    let isOver = false;
    reply.raw.once('close', () => {
      isOver = true;
      budget.giveBack(network, held);
    });
    const hold = (length: number) => {
      const more = isOver ? 0 : Math.max(0, length - guestBodyLimit - held);
      const refusal = budget.take(network, more);
      if (!refusal) held += more;
      return refusal;
    };
    return boundedBody(payload, { most: await limitOf(request, isSignedIn), pace, hold });
  });
}

/** What React Router or the API would read. */
function hasBody({ method, headers }: FastifyRequest): boolean {
  const isRead = method !== 'GET' && method !== 'HEAD';
  return isRead && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
}

/**
 * How many bytes are read of a request.
 *
 * @throws HttpFailure 413, or TurnedAway `sign-in-needed` for whoever would have been heard with the session that came along
 */
async function limitOf(request: FastifyRequest, isSignedIn: Admission['isSignedIn']): Promise<number> {
  const { url, headers } = request;
  const announced = headers['content-length'] === undefined ? null : Number(headers['content-length']);
  if (announced !== null && announced <= guestBodyLimit) return guestBodyLimit;
  const most = bodyLimitAt(url);
  if (announced !== null && announced > most) throw new HttpFailure(413);
  if (await isSignedIn(request)) return most;
  if (announced === null) return guestBodyLimit;
  throw headers.cookie === undefined ? new HttpFailure(413) : new TurnedAway('sign-in-needed');
}
