import type { PersonRole } from '../actor.ts';
import { clientRole } from '../account/can-become-client.ts';

interface Person {
  readonly id: string;
  readonly role: PersonRole;
  readonly isDisabled: boolean;
}

/** Someone new, or a client or delegate of the firm other than who lets them in. The firm's people have an access of their own. */
export function canBecomeDelegate(user: Person | null, { givenBy }: { readonly givenBy: string }): boolean {
  return user === null || (user.role === clientRole && !user.isDisabled && user.id !== givenBy);
}
