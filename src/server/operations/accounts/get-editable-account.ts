import { type Account, accountPolicy } from '#domain/account/account.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';

/**
 * An account that someone may change, on the portal of the page where that is of one.
 *
 * @throws AppError `account-not-found` for anyone who may not see it, for one of another portal, and for none; `forbidden`
 */
export async function getEditableAccount(
  { accounts }: Pick<Queries, 'accounts'>,
  { actor, portal }: Pick<RequestContext, 'actor' | 'portal'>,
  id: string | null,
): Promise<Account> {
  const found = id !== null && isId(id) ? await accounts.find(id) : null;
  const account = portal === null || found?.portalId === portal.id ? found : null;
  authorize({ policy: accountPolicy, action: 'edit', notFound: 'account-not-found' }, actor, account);
  return account;
}
