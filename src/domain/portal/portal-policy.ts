import { type Actor, isAdministrator, isOfTheFirm } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** A portal as someone stands before it. */
interface PortalForVisitor {
  /** Whether the actor is its owner, or has an account there that is open to them, and to the client on whose behalf they look. */
  readonly isOpen: boolean;
}

/** A portal is entered by its members, and by the firm's administrators also while it has none. */
export const portalPolicy: Policy<PortalForVisitor, 'read'> = {
  read: (actor, { isOpen }) => actor.kind === 'system' || isAdministrator(actor) || isOpen,
};

/** A portal's logo is seen by anyone who may read its name: everyone, since a user who signs up chooses among the names. */
export const logoPolicy: Policy<object, 'read'> = {
  read: () => true,
};

/** The firm's staff creates portals: administrators, and advisers for the organisation that they work for. */
export const portalCreationPolicy: Policy<object, 'read' | 'create'> = {
  read: isOfTheFirm,
  create: (actor) => actor.kind !== 'system' && isOfTheFirm(actor),
};

/** A portal as someone stands before what is kept of it. */
interface KeptPortal {
  /** Whether the actor owns it, and may enter it. */
  readonly isOwner: boolean;
}

/** How a portal looks, how its firm is reached and who owns it, is the business of its owners and of administrators. */
export const portalSettingsPolicy: Policy<KeptPortal, 'read' | 'change'> = {
  read: keepsPortal,
  change: keepsPortal,
};

function keepsPortal(actor: Actor, { isOwner }: KeptPortal): boolean {
  return isAdministrator(actor) || (actor.kind === 'advisor' && isOfTheFirm(actor) && isOwner);
}

/** The portals of a firm with what is kept of each are the business of its administrators. */
export const adminPortalPolicy: Policy<object, 'read'> = {
  read: isAdministrator,
};
