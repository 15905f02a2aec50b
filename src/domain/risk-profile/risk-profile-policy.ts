import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** Administrators define the firm's risk profiles. */
export const riskProfilePolicy: Policy<object, 'read' | 'edit'> = {
  read: isAdministrator,
  edit: isAdministrator,
};
