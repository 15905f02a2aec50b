import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** Which systems may ask the API is a matter of administrators. */
export const apiClientPolicy: Policy<object, 'read' | 'make' | 'revoke'> = {
  read: isAdministrator,
  make: isAdministrator,
  revoke: isAdministrator,
};
