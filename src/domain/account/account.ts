import { type Actor, isOfTheFirm } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** A client's relationship with the firm: what is owned through it stands in its portfolios. */
export interface Account {
  readonly id: string;
  readonly portalId: string;
  readonly externalId: string | null;
  /** Projection id from the source; the client of an account with one has the projections tool. */
  readonly projectionId: string | null;
  readonly name: string;
  readonly email: string;
  readonly currency: string;
  readonly inception: string | null;
  /** The words of its advisers to its client, and the day on which they were last changed. */
  readonly note: string | null;
  readonly notedOn: string | null;
  readonly isActive: boolean;
  /** Since when its client may see it; null while a sign-up waits for approval. */
  readonly validatedAt: string | null;
  readonly clientUserId: string | null;
  /** The advisers whom no access group excludes. */
  readonly advisorIds: readonly string[];
}

export const accountPolicy: Policy<Account, 'read' | 'edit' | 'validate' | 'viewAs'> = {
  read: (actor, account) => (manages(actor, account) && isOfClient(actor, account)) || isClientOf(actor, account),
  edit: (actor, account) => manages(actor, account),
  validate: (actor, account) => manages(actor, account) && account.validatedAt === null,
  viewAs: (actor, account) => actor.kind !== 'system' && manages(actor, account) && isOpenToClient(account),
};

/** Only the firm's staff see which accounts wait for a decision. */
export const waitingAccountsPolicy: Policy<object, 'read'> = {
  read: isOfTheFirm,
};

/** Accounts and portfolios are kept by the firm's staff; of each that there is, its own policy is asked. */
export const clientRecordsPolicy: Policy<object, 'read' | 'make' | 'edit'> = {
  read: isOfTheFirm,
  make: isOfTheFirm,
  edit: isOfTheFirm,
};

/** Returns true if the actor manages the account: the system, an administrator, or one of its advisors. */
export function manages(actor: Actor, account: Account): boolean {
  if (actor.kind === 'admin' || actor.kind === 'system') return true;
  return actor.kind === 'advisor' && account.advisorIds.includes(actor.userId);
}

function isClientOf(actor: Actor, account: Account): boolean {
  return actor.kind === 'investor' && actor.userId === account.clientUserId && isOpenToClient(account);
}

/** An adviser who views as a client sees the accounts that are open to that client, of their own. */
function isOfClient(actor: Actor, account: Account): boolean {
  if (actor.onBehalfOf === undefined) return true;
  return actor.onBehalfOf === account.clientUserId && isOpenToClient(account);
}

function isOpenToClient({ clientUserId, isActive, validatedAt }: Account): boolean {
  return clientUserId !== null && isActive && validatedAt !== null;
}
