import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** Lists that the office looks at and keeps nowhere: what the ledgers say, and what the firm has subscribed to. */
export const readOnlyPolicy: Policy<object, 'read'> = { read: isAdministrator };
