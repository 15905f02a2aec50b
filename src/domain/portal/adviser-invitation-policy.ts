import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** Administrators decide who becomes an adviser of the firm, as for every other role. */
export const adviserInvitationPolicy: Policy<object, 'read' | 'invite' | 'withdraw'> = {
  read: isAdministrator,
  invite: isAdministrator,
  withdraw: isAdministrator,
};
