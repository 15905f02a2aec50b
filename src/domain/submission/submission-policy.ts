import { type Actor, isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

interface OfPerson {
  readonly userId: string;
}

/** What somebody writes of himself in a form of the firm: he does, and its administrators ask for it and read it. */
export const submissionPolicy: Policy<OfPerson, 'read' | 'fillIn' | 'ask'> = {
  read: (actor, submission) => isAdministrator(actor) || isOwn(actor, submission),
  fillIn: isOwn,
  ask: isAdministrator,
};

/** Clients alone are asked. */
function isOwn(actor: Actor, { userId }: OfPerson): boolean {
  return actor.kind === 'investor' && actor.userId === userId;
}
