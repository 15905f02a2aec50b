import type { PersonRole } from '../actor.ts';

/** The role of account owners. Advisers and administrators own none. */
export const clientRole: PersonRole = 'investor';

interface Person {
  readonly id: string;
  readonly role: PersonRole;
  readonly isDisabled: boolean;
}

/** Someone new, or a client of the firm, where no other is the account's. */
export function canBecomeClient(user: Person | null, { clientUserId }: { readonly clientUserId: string | null }): boolean {
  if (!user) return clientUserId === null;
  return user.role === clientRole && !user.isDisabled && (clientUserId === null || clientUserId === user.id);
}
