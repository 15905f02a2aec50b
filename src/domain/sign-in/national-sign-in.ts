import type { PersonRole } from '../actor.ts';

/** What is known of someone who comes without a session. */
export interface Returning {
  readonly role: PersonRole;
  readonly isDisabled: boolean;
  /** Whether a password was ever set: who signs in with one is of the type `password`. */
  readonly hasPassword: boolean;
  /** Whether a token came with the address and waits to be used. */
  readonly hasToken: boolean;
}

/** Whether someone signs in at the national page, where a firm has one: no token, no professional, no password. */
export function signsInNationally({ role, isDisabled, hasPassword, hasToken }: Returning): boolean {
  return !hasToken && !hasPassword && !isDisabled && role === 'investor';
}
