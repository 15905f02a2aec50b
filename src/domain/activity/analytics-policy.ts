import { isOfTheFirm } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** The use of a portal is a matter of the firm's people: administrators see all of it, advisers that of their own clients. */
export const analyticsPolicy: Policy<object, 'read'> = {
  read: isOfTheFirm,
};
