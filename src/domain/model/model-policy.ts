import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** How the firm wants portfolios to be spread administrators decide. */
export const modelPolicy: Policy<object, 'read' | 'edit'> = {
  read: isAdministrator,
  edit: isAdministrator,
};
