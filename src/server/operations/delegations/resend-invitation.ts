import type { DelegatesAnswer } from '#contracts/people/delegations.ts';
import { system } from '#domain/actor.ts';
import { delegationLimits } from '#domain/delegation/delegation.ts';
import { AppError } from '#domain/errors.ts';
import { recentlySignedIn, stillSignedIn } from '../people/recently-signed-in.ts';
import type { Delegating } from './answer-delegates-form.ts';
import { heldByClient } from './held-by-client.ts';
import { postDelegateLink } from './let-in.ts';
import { notifyOfDelegate } from './notify-of-delegate.ts';

/**
 * Sends another link to someone who has not accepted yet; the one before leads nowhere. The client is told. What is sent counts for the day, and the
 * same person is sent one an hour at the most.
 *
 * @throws AppError `recent-sign-in-needed`, `delegation-not-found` also for what has ended, expired or was accepted; `invited-just-now`, `delegates-of-today`
 */
export async function resendInvitation(visit: Delegating, id: string): Promise<DelegatesAnswer> {
  const { entrance } = visit;
  recentlySignedIn(visit);
  const account = await heldByClient(visit, id);
  const { services } = entrance;
  const name = await services.db.as(system('delegations')).write(async (tx) => {
    const held = await tx.delegations.lockHeld(id);
    if (!held || held.isExpired || held.isAccepted || held.accountId !== account.id) throw new AppError('delegation-not-found');
    const { email, portalId, givenBy, accountName: client } = held;
    const minutes = delegationLimits.resendMinutes - ((await tx.delegations.minutesSinceSent(id)) ?? delegationLimits.resendMinutes);
    if (minutes > 0) throw new AppError('invited-just-now', { minutes });
    if ((await tx.delegations.sentToday(givenBy)) >= delegationLimits.perDay) throw new AppError('delegates-of-today');
    await tx.oneTimeTokens.deleteDelegateInvitations(id);
    await postDelegateLink(tx, services, { id, email, portalId, givenBy, client });
    tx.audit.add({ action: 'delegate-resent', by: visit.actor, accountId: account.id, portalId, after: { name: held.name, email } });
    await notifyOfDelegate(tx, services, { delegation: held, what: 'delegateResent' });
    await stillSignedIn(tx, entrance.sessionToken);
    return held.name;
  });
  await services.wakeSender();
  return { done: 'resent', name };
}
