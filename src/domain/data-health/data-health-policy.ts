import { isOfTheFirm } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** The state of the data is a matter of the firm's people: each sees it of the portfolios that are theirs to see. */
export const dataHealthPolicy: Policy<object, 'read'> = {
  read: isOfTheFirm,
};
