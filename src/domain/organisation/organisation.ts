import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** Whom the firm's people work for is kept by its administrators. */
export const organisationPolicy: Policy<object, 'read' | 'edit' | 'make'> = {
  read: isAdministrator,
  edit: isAdministrator,
  make: isAdministrator,
};
