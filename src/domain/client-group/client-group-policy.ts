import { isAdministrator, isOfTheFirm, type Actor } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** A group of clients: kept by the adviser who made it, or by the firm. Which of them an adviser sees is asked of the database. */
interface KeptGroup {
  readonly keptBy: string | null;
}

/** Advisers put own clients into own groups and into the firm's, and change their own. What is deleted administrators restore, so they delete. */
export const clientGroupPolicy: Policy<KeptGroup, 'read' | 'make' | 'edit' | 'fill' | 'remove'> = {
  read: isOfTheFirm,
  make: isOfTheFirm,
  edit: (actor, group) => isAdministrator(actor) || isKeptBy(actor, group),
  fill: (actor, group) => isOfTheFirm(actor) && (isAdministrator(actor) || group.keptBy === null || isKeptBy(actor, group)),
  remove: isAdministrator,
};

function isKeptBy(actor: Actor, { keptBy }: KeptGroup): boolean {
  return actor.kind === 'advisor' && actor.userId === keptBy;
}
