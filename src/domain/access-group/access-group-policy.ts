import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** Only administrators restrict which of their clients advisers see. */
export const accessGroupPolicy: Policy<object, 'read' | 'edit'> = {
  read: isAdministrator,
  edit: isAdministrator,
};
