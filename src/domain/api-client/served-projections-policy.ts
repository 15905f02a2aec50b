import { type Account } from '../account/account.ts';
import { hasProjections } from '../projection/projection-policy.ts';
import type { Policy } from '../policy.ts';
import { canUseScope } from './can-use-scope.ts';

/** Other systems keep projections beside the reports that they read: a forecast begins with the value of the account. */
export const servedProjectionsPolicy: Policy<Account, 'read'> = {
  read: (actor, account) => hasProjections(account) && canUseScope(actor, 'read-reports') && canUseScope(actor, 'plan-projections'),
};
