import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** Administrators keep the list of templates; whoever writes for the firm uses them (`operations/threads/read-template.ts`). */
export const messageTemplatePolicy: Policy<object, 'read' | 'edit'> = {
  read: isAdministrator,
  edit: isAdministrator,
};
