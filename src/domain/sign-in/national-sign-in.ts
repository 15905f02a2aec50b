import type { PersonRole } from '../actor.ts';

/** State of a user who arrives without a session. */
export interface Returning {
  readonly role: PersonRole;
  readonly isDisabled: boolean;
  /** True if a password was ever set: a user who signs in with one has the type `password`. */
  readonly hasPassword: boolean;
  /** True if an unused token came with the address. */
  readonly hasToken: boolean;
}

/** Returns true if the user signs in at the national page, where a firm has one: no token, no professional, no password. */
export function signsInNationally({ role, isDisabled, hasPassword, hasToken }: Returning): boolean {
  return !hasToken && !hasPassword && !isDisabled && role === 'investor';
}
