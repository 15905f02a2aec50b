import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** Administrators define the firm's model allocations. */
export const modelPolicy: Policy<object, 'read' | 'edit'> = {
  read: isAdministrator,
  edit: isAdministrator,
};
