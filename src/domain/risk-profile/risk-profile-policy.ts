import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** Which risk profiles the firm has administrators decide. */
export const riskProfilePolicy: Policy<object, 'read' | 'edit'> = {
  read: isAdministrator,
  edit: isAdministrator,
};
