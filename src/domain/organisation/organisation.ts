import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** As it is written on an envelope; what is absent is not known. */
export interface PostalAddress {
  readonly line1?: string;
  readonly line2?: string;
  readonly postcode?: string;
  readonly city?: string;
  readonly country?: string;
}

/** Whom the firm's people work for is kept by its administrators. */
export const organisationPolicy: Policy<object, 'read' | 'edit' | 'make'> = {
  read: isAdministrator,
  edit: isAdministrator,
  make: isAdministrator,
};
