import type { RequestContext } from '../../request-context.ts';

/**
 * Returns true for an adviser whom no administrator has bound to an organisation. They see their clients, and a note with whom to contact.
 */
export function isUnbound({ actor, signedIn }: Pick<RequestContext, 'actor' | 'signedIn'>): boolean {
  return actor.kind === 'advisor' && signedIn !== null && signedIn.user.organisationId === null;
}
