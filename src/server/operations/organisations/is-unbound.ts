import type { Visit } from '../../visit.ts';

/** Whether it is an adviser whom no administrator has bound to an organisation: they see their clients and are told whom to ask. */
export function isUnbound({ actor, signedIn }: Pick<Visit, 'actor' | 'signedIn'>): boolean {
  return actor.kind === 'advisor' && signedIn !== null && signedIn.user.organisationId === null;
}
