import type { Policy } from '../policy.ts';
import { personPolicy } from './person-policy.ts';

/** A person's photo as someone asks for it. */
interface PhotoAsked {
  readonly userId: string;
  /** True if the actor shares an account with the person, according to row-level security. */
  readonly isKnown: boolean;
}

/** Seen by anyone who may see the person: oneself, those one shares an account with, and administrators; changed by oneself, and by administrators. */
export const photoPolicy: Policy<PhotoAsked, 'read' | 'change'> = {
  read: (actor, { userId, isKnown }) =>
    actor.kind === 'system' || ('userId' in actor && (isKnown || personPolicy.read(actor, { id: userId }))),
  change: (actor, { userId }) => personPolicy.edit(actor, { id: userId }),
};
