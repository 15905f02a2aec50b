import type { Actor } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** A client's relationship with the firm: what is owned through it stands in its portfolios. */
export interface Account {
  readonly id: string;
  readonly portalId: string;
  readonly externalId: string | null;
  readonly name: string;
  readonly email: string;
  readonly groups: readonly string[];
  readonly currency: string;
  readonly inception: string | null;
  readonly isActive: boolean;
  readonly clientUserId: string | null;
  readonly advisorIds: readonly string[];
}

export const accountPolicy: Policy<Account, 'read' | 'edit'> = {
  read: (actor, account) => manages(actor, account) || isClientOf(actor, account),
  edit: (actor, account) => manages(actor, account),
};

function manages(actor: Actor, account: Account): boolean {
  if (actor.kind === 'admin' || actor.kind === 'system') return true;
  return actor.kind === 'advisor' && account.advisorIds.includes(actor.userId);
}

function isClientOf(actor: Actor, account: Account): boolean {
  return actor.kind === 'investor' && actor.userId === account.clientUserId && account.isActive;
}
