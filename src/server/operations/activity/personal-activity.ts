import type { RequestContext } from '../../request-context.ts';

/** A user's action on a portal. */
export interface ActivityDetails {
  readonly section: string;
  readonly accountId?: string;
  readonly info?: string;
}

/** The activity of the request's person; null for the system and for guests. */
export function personalActivity(
  { actor, portal }: Pick<RequestContext, 'actor' | 'portal'>,
  { section, accountId, info }: ActivityDetails,
) {
  if (!('userId' in actor)) return null;
  return {
    section,
    userId: actor.userId,
    onBehalfOf: actor.onBehalfOf ?? null,
    isInvestor: actor.kind === 'investor',
    portalId: portal?.id ?? null,
    accountId: accountId ?? null,
    info: info ?? null,
  };
}
