import type { Actor } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** A portal as somebody stands before it. */
interface PortalAtTheDoor {
  /** Whether the actor is its owner, or has an account there that is open to him. */
  readonly isOpen: boolean;
}

/** A portal is entered by its members, and by the firm's administrators also while it has none. */
export const portalPolicy: Policy<PortalAtTheDoor, 'read'> = {
  read: ({ kind }: Actor, { isOpen }) => kind === 'system' || kind === 'admin' || isOpen,
};

/** The portals of a firm with what is kept of each are the business of its administrators. */
export const officePortalPolicy: Policy<object, 'read'> = {
  read: (actor: Actor) => actor.kind === 'admin' && actor.onBehalfOf === undefined,
};
