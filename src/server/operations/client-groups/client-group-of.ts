import type { Actor } from '#domain/actor.ts';
import { clientGroupPolicy } from '#domain/client-group/client-group-policy.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { Queries } from '../../db/queries.ts';
import type { Looking } from '../../db/queries/clients/client-group-records.ts';
import type { RequestContext } from '../../request-context.ts';

/**
 * A group of clients with which someone may do something, on the portal of the page where that is of one.
 *
 * @throws AppError `client-group-not-found` for anyone who does not see it, for one of another portal, and for none; `forbidden`
 */
export async function clientGroupOf(
  { clientGroupRecords }: Pick<Queries, 'clientGroupRecords'>,
  { actor, portal }: Pick<RequestContext, 'actor' | 'portal'>,
  { id, action }: { readonly id: string; readonly action: keyof typeof clientGroupPolicy },
) {
  const found = isId(id) ? await clientGroupRecords.find(id) : null;
  const group = portal === null || found?.portalId === portal.id ? found : null;
  authorize({ policy: clientGroupPolicy, action, notFound: 'client-group-not-found' }, actor, group);
  return group;
}

/** Returns the scope of the clients shown to the actor: an adviser's own, or all. */
export function getClientScope(actor: Actor, portalId: string): Looking {
  return { portalId, adviserId: actor.kind === 'advisor' ? actor.userId : null };
}
