import type { DelegatesAnswer } from '#contracts/people/delegations.ts';
import { system } from '#domain/actor.ts';
import { delegationPolicy } from '#domain/delegation/delegation-policy.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { notifyOfDelegate } from './notify-of-delegate.ts';

/**
 * Ends at once what someone was let into, or invited to: the next thing they ask for is refused, and the link leads nowhere.
 *
 * @throws AppError `delegation-not-found` also for what has ended; `forbidden`
 */
export async function removeDelegate(
  { actor, db, auth }: Pick<RequestContext, 'actor' | 'db' | 'auth'>,
  id: string,
): Promise<DelegatesAnswer> {
  const accountId = await db.read(({ delegations }) => delegations.accountOf(id));
  const account = accountId === null ? null : await db.read(({ accounts }) => accounts.find(accountId));
  authorize({ policy: delegationPolicy, action: 'end', notFound: 'delegation-not-found' }, actor, account);
  const { services } = auth;
  const name = await services.db.as(system('delegations')).write(async (tx) => {
    const held = await tx.delegations.lockHeld(id);
    if (!held) throw new AppError('delegation-not-found');
    await tx.delegations.end(id);
    await tx.oneTimeTokens.deleteDelegateInvitations(id);
    const { portalId, name: delegate, email } = held;
    tx.audit.add({ action: 'delegate-removed', by: actor, accountId: account.id, portalId, before: { name: delegate, email } });
    await notifyOfDelegate(tx, services, { delegation: held, what: 'delegateRemoved' });
    return delegate;
  });
  await services.wakeSender();
  return { done: 'removed', name };
}
