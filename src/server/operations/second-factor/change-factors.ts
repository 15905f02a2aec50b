import { system } from '#domain/actor.ts';
import type { AuditEvent } from '#domain/audit/audit-event.ts';
import type { FactorMail } from '#contracts/mail.ts';
import { AppError } from '#domain/errors.ts';
import { tokenHash } from '../../auth/token.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { requireRecentSignIn, requireLiveSession } from '../people/require-recent-sign-in.ts';
import { pinLock } from './pin-message.ts';
import { type FactorNews, notifyFactorsChanged } from './notify-factors-changed.ts';

/** The mail and audit event of a change, with its result. */
interface FactorChange<Result> {
  readonly mail: FactorMail | FactorNews;
  readonly event: Pick<AuditEvent, 'action' | 'before' | 'after'>;
  readonly result: Result;
}

export type FactorContext = Pick<RequestContext, 'actor' | 'signedIn' | 'auth' | 'variant'>;

/**
 * Changes how someone proves who they are: with a recent sign-in alone. All other devices are signed out, sign-ins that have begun are over,
 * and the owner is notified by email.
 *
 * @throws AppError `sign-in-needed`, `recent-sign-in-needed`, and what `work` throws
 */
export async function changeFactors<Result>(
  context: FactorContext,
  work: (tx: Transaction, user: User) => Promise<FactorChange<Result>>,
): Promise<Result> {
  const { signedIn, auth } = context;
  const { id } = requireRecentSignIn(context);
  const { database, services, sessionToken } = auth;
  if (!signedIn || sessionToken === null) throw new AppError('sign-in-needed');
  const result = await database.as(system('second-factor')).write(async (tx) => {
    await pinLock(tx, id);
    const user = await tx.users.find(id);
    if (!user) throw new AppError('sign-in-needed');
    const change = await work(tx, user);
    await tx.signInAttempts.deleteOf([id]);
    await requireLiveSession(tx, sessionToken);
    await tx.sessions.deleteOthers(id, tokenHash(sessionToken));
    await tx.oneTimeTokens.deleteBegun([id]);
    tx.audit.add({ ...change.event, by: signedIn.actor, target: { kind: 'person', id } });
    const news = typeof change.mail === 'string' ? { kind: change.mail } : change.mail;
    await notifyFactorsChanged(tx, services, { user, ...news });
    return change.result;
  });
  await services.wakeSender();
  return result;
}
