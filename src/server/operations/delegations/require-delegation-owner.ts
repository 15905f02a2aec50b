import type { Account } from '#domain/account/account.ts';
import { delegationPolicy } from '#domain/delegation/delegation-policy.ts';
import { authorize } from '#domain/policy.ts';
import type { DelegationContext } from './delegates-action.ts';

/**
 * The account of a delegation, of which the caller is the client.
 *
 * @throws AppError `delegation-not-found` also for what has ended; `forbidden`
 */
export async function requireDelegationOwner({ actor, db }: Pick<DelegationContext, 'actor' | 'db'>, delegation: string): Promise<Account> {
  const account = await db.read(async ({ accounts, delegations }) => {
    const accountId = await delegations.accountOf(delegation);
    return accountId === null ? null : accounts.find(accountId);
  });
  authorize({ policy: delegationPolicy, action: 'give', notFound: 'delegation-not-found' }, actor, account);
  return account;
}
