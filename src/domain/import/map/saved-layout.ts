import { type Actor, isAdministrator, isOfTheFirm } from '../../actor.ts';
import type { Policy } from '../../policy.ts';

/**
 * Layout of one source's files as explained by a member of the firm's staff: shared within the firm, changed by its creator or an
 * administrator.
 */
export interface SavedLayout {
  readonly createdBy: string;
}

export const maxSavedLayouts = 200;

export const savedLayoutPolicy: Policy<SavedLayout, 'read' | 'change'> = {
  read: isOfTheFirm,
  change: (actor, layout) => isOfTheFirm(actor) && (isMaker(actor, layout) || isAdministrator(actor)),
};

function isMaker(actor: Actor, { createdBy }: SavedLayout): boolean {
  return 'userId' in actor && actor.userId === createdBy;
}
