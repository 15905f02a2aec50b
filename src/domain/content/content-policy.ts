import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** Administrators write content. What readers see of it is published content, which the database gives out by its access level. */
export const contentPolicy: Policy<object, 'read' | 'edit'> = {
  read: isAdministrator,
  edit: isAdministrator,
};
