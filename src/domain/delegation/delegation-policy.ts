import { type Account, accountPolicy, manages } from '../account/account.ts';
import type { Policy } from '../policy.ts';

/** Who was let into an account: the client gives it, and anyone who looks after the account ends it too. Of a delegate nothing is true here. */
export const delegationPolicy: Policy<Account, 'read' | 'give' | 'end'> = {
  read: (actor, account) => accountPolicy.read(actor, account),
  give: (actor, account) => actor.kind === 'investor' && actor.userId === account.clientUserId,
  end: (actor, account) => (actor.kind === 'investor' && actor.userId === account.clientUserId) || manages(actor, account),
};
