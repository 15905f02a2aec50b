import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** Administrators correct, merge and delete securities: each is every client's who holds it. */
export const securityPolicy: Policy<object, 'read' | 'edit'> = {
  read: isAdministrator,
  edit: isAdministrator,
};
