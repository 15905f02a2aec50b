import type { Policy } from '../policy.ts';
import { canUseScope } from './can-use-scope.ts';

/** Other systems that were granted them read the reports of all clients; people read them on their pages. */
export const servedReportsPolicy: Policy<object, 'read'> = {
  read: (actor) => canUseScope(actor, 'read-reports'),
};
