import { invitationPolicy } from '#domain/account/invitation-policy.ts';
import { type Actor, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { getEditableAccount } from '../accounts/get-editable-account.ts';
import { accountToInvite } from './send-invitation.ts';

/**
 * The link that was sent to the client of an account leads nowhere any more.
 *
 * @throws AppError `account-not-found`, also for one of another portal than the page's, `forbidden` once the client has signed in, `no-open-invitation`
 */
export async function revokeInvitation(
  context: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'auth'>,
  accountId: string,
): Promise<{ readonly done: 'revoked' }> {
  const { actor, db, auth } = context;
  await db.read((snapshot) => getEditableAccount(snapshot, context, accountId));
  await auth.services.db.as(system('invitation')).write(async (tx) => {
    const account = await accountToInvite(tx, accountId);
    authorize({ policy: invitationPolicy, action: 'invite', notFound: 'account-not-found' }, actor, account);
    await revoke(tx, { account, by: actor });
  });
  return { done: 'revoked' };
}

interface Revoking {
  readonly account: { readonly id: string; readonly portalId: string };
  readonly by: Actor;
}

/** @throws AppError `no-open-invitation` where none was sent, or the last one has ended */
export async function revoke(tx: Transaction, { account: { id, portalId }, by }: Revoking): Promise<void> {
  if (!(await tx.invitations.revoke(id))) throw new AppError('no-open-invitation');
  await tx.oneTimeTokens.deleteInvitations(id);
  tx.audit.add({ action: 'client-invitation-revoked', by, accountId: id, portalId });
}
