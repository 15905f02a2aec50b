import { type Account, accountPolicy, manages } from '../account/account.ts';
import type { Policy } from '../policy.ts';

/**
 * Access to an account's delegations: the client creates them; the client and anyone who manages the account end them. Delegates may
 * do nothing here.
 */
export const delegationPolicy: Policy<Account, 'read' | 'give' | 'end'> = {
  read: (actor, account) => accountPolicy.read(actor, account),
  give: (actor, account) => actor.kind === 'investor' && actor.userId === account.clientUserId,
  end: (actor, account) => (actor.kind === 'investor' && actor.userId === account.clientUserId) || manages(actor, account),
};
