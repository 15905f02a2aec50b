import { type Account, accountPolicy } from '../account/account.ts';
import type { Actor } from '../actor.ts';
import type { Policy } from '../policy.ts';

/**
 * The projections of an account are read by anyone who may read it, as long as the tool is there for its client and the account is open. They are
 * its client's to write, and their advisers'; administrators look.
 */
export const projectionPolicy: Policy<Account, 'read' | 'edit'> = {
  read: mayRead,
  edit: (actor, account) => (actor.kind === 'investor' || actor.kind === 'advisor') && mayRead(actor, account),
};

function mayRead(actor: Actor, account: Account): boolean {
  return hasProjections(account) && accountPolicy.read(actor, account);
}

/**
 * Returns true if the account has the projections tool: it is open and validated, and the source has given it a projection id. Its
 * address also needs the account's external id.
 */
export function hasProjections({ projectionId, externalId, isActive, validatedAt }: Account): boolean {
  return projectionId !== null && externalId !== null && isActive && validatedAt !== null;
}
