import { type Actor, isAdministrator, isOfTheFirm } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** How files of one source are written, as one of the firm's people has explained it: everyone's of the firm, kept by its maker. */
export interface SavedLayout {
  readonly createdBy: string;
}

export const mostSavedLayouts = 200;

export const savedLayoutPolicy: Policy<SavedLayout, 'read' | 'change'> = {
  read: isOfTheFirm,
  change: (actor, layout) => isOfTheFirm(actor) && (isMaker(actor, layout) || isAdministrator(actor)),
};

function isMaker(actor: Actor, { createdBy }: SavedLayout): boolean {
  return 'userId' in actor && actor.userId === createdBy;
}
