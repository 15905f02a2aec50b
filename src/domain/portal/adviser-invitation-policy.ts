import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** Who becomes an adviser of the firm is decided by its administrators, as every other role is. */
export const adviserInvitationPolicy: Policy<object, 'read' | 'invite' | 'withdraw'> = {
  read: isAdministrator,
  invite: isAdministrator,
  withdraw: isAdministrator,
};
