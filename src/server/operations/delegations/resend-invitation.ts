import type { DelegatesAnswer } from '#contracts/people/delegations.ts';
import { system } from '#domain/actor.ts';
import { delegationLimits } from '#domain/delegation/delegation.ts';
import { AppError } from '#domain/errors.ts';
import { requireRecentSignIn, requireLiveSession } from '../people/require-recent-sign-in.ts';
import type { DelegationContext } from './delegates-action.ts';
import { requireDelegationOwner } from './require-delegation-owner.ts';
import { sendDelegateLink } from './invite-delegate.ts';
import { notifyOfDelegate } from './notify-of-delegate.ts';

/**
 * Sends another link to someone who has not accepted yet; the one before leads nowhere. The client is told. What is sent counts for the day, and the
 * same person is sent one an hour at the most.
 *
 * @throws AppError `recent-sign-in-needed`, `delegation-not-found` also for what has ended, expired or was accepted; `invited-just-now`, `delegates-of-today`
 */
export async function resendInvitation(context: DelegationContext, id: string): Promise<DelegatesAnswer> {
  const { auth } = context;
  requireRecentSignIn(context);
  const account = await requireDelegationOwner(context, id);
  const { services } = auth;
  const name = await services.db.as(system('delegations')).write(async (tx) => {
    const held = await tx.delegations.lockHeld(id);
    if (!held || held.isExpired || held.isAccepted || held.accountId !== account.id) throw new AppError('delegation-not-found');
    const { email, portalId, givenBy, accountName: client } = held;
    const minutes = delegationLimits.resendMinutes - ((await tx.delegations.minutesSinceSent(id)) ?? delegationLimits.resendMinutes);
    if (minutes > 0) throw new AppError('invited-just-now', { minutes });
    if ((await tx.delegations.sentToday(givenBy)) >= delegationLimits.perDay) throw new AppError('delegates-of-today');
    await tx.oneTimeTokens.deleteDelegateInvitations(id);
    await sendDelegateLink(tx, services, { id, email, portalId, givenBy, client });
    tx.audit.add({ action: 'delegate-resent', by: context.actor, accountId: account.id, portalId, after: { name: held.name, email } });
    await notifyOfDelegate(tx, services, { delegation: held, what: 'delegateResent' });
    await requireLiveSession(tx, auth.sessionToken);
    return held.name;
  });
  await services.wakeSender();
  return { done: 'resent', name };
}
