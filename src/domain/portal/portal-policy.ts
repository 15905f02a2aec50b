import { type Actor, isAdministrator, isOfTheFirm } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** A portal as someone stands before it. */
interface PortalForVisitor {
  /** True if the actor owns the portal, or has an account there that is open to them and to any client on whose behalf they view. */
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
  /** True if the actor owns the portal and may enter it. */
  readonly isOwner: boolean;
}

/** A portal's owners and administrators manage its branding, contact details and ownership. */
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
