import { system } from '#domain/actor.ts';
import { accountPolicy } from '#domain/account/account.ts';
import { AccessRefused, AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { tokenHash } from '../../auth/token.ts';
import type { RequestContext } from '../../request-context.ts';

/**
 * From the next page on the request's session sees the portal as the client of an account does: what is open to both, and changes nothing.
 *
 * @throws AppError `account-not-found` for anyone who may not see the account, `forbidden` where it has no client who may, `sign-in-needed`
 */
export async function startViewing({ actor, db, portal, signedIn, auth }: RequestContext, accountId: string): Promise<void> {
  const account = isId(accountId) ? await db.read((snapshot) => snapshot.accounts.find(accountId)) : null;
  authorize({ policy: accountPolicy, action: 'viewAs', notFound: 'account-not-found' }, actor, account);
  if (account.portalId !== portal?.id) throw new AccessRefused('account-not-found');
  const { sessionToken } = auth;
  const personId = account.clientUserId;
  if (!signedIn || sessionToken === null || personId === null) throw new AppError('sign-in-needed');
  await auth.database.as(system('view-as')).write(async (tx) => {
    const client = await tx.viewings.client({ viewerId: signedIn.user.id, accountId, personId });
    if (!client) throw new AccessRefused('forbidden');
    if (!(await tx.viewings.begin(tokenHash(sessionToken), { accountId, personId }))) throw new AppError('sign-in-needed');
    tx.audit.add({
      action: 'view-as-begun',
      by: actor,
      portalId: account.portalId,
      accountId,
      target: { kind: 'person', id: personId },
    });
  });
}
