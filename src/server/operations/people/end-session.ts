import { type Actor, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import { sessionPolicy } from '#domain/session/session-policy.ts';
import { tokenHash } from '../../auth/token.ts';
import type { Session } from '../../db/queries/sign-in/sessions.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';

/**
 * Signs a device out; the next thing that it asks for is answered as a guest's, and what it has begun is over.
 *
 * @throws AppError `session-not-found` also for a session of someone else
 */
export async function endSession({ actor, auth }: Pick<RequestContext, 'actor' | 'auth'>, id: string): Promise<void> {
  await auth.database.as(system('sign-in')).write(async (tx) => {
    const session = await tx.sessions.find(id);
    authorize({ policy: sessionPolicy, action: 'end', notFound: 'session-not-found' }, actor, session);
    await tx.sessions.delete(session.tokenHash);
    await writeDown(tx, actor, [session]);
  });
}

/** Signs out every device but the one that asks. */
export async function endOtherSessions({ actor, signedIn, auth }: Pick<RequestContext, 'actor' | 'signedIn' | 'auth'>): Promise<void> {
  const { sessionToken } = auth;
  if (!signedIn || sessionToken === null) throw new AppError('sign-in-needed');
  authorize({ policy: sessionPolicy, action: 'end', notFound: 'sign-in-needed' }, actor, { userId: signedIn.user.id });
  await auth.database.as(system('sign-in')).write(async (tx) => {
    await writeDown(tx, signedIn.actor, await tx.sessions.deleteOthers(signedIn.user.id, tokenHash(sessionToken)));
  });
}

async function writeDown(tx: Transaction, by: Actor, ended: readonly Session[]): Promise<void> {
  for (const { userId } of ended) {
    await tx.oneTimeTokens.deleteBegun([userId]);
    tx.audit.add({ action: 'session-ended', by, target: { kind: 'person', id: userId } });
    const user = await tx.users.find(userId);
    if (user) await tx.activities.insert({ kind: 'signed-out', section: 'sign-in', userId, isInvestor: user.role === 'investor' });
  }
}
