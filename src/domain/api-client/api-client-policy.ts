import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** Administrators decide which systems may call the API. */
export const apiClientPolicy: Policy<object, 'read' | 'make' | 'revoke'> = {
  read: isAdministrator,
  make: isAdministrator,
  revoke: isAdministrator,
};
