import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** Which of their clients advisers see is restricted by administrators alone. */
export const accessGroupPolicy: Policy<object, 'read' | 'edit'> = {
  read: isAdministrator,
  edit: isAdministrator,
};
