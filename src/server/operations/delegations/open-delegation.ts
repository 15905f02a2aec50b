import type { Actor } from '#domain/actor.ts';
import { isOnBehalf } from '#domain/actor.ts';
import { AccessRefused } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import type { OpenDelegation } from '../../db/queries/people/delegations.ts';
import type { RequestContext } from '../../request-context.ts';
import { requirePortalOpen } from '../maintenance/require-portal-open.ts';

/** The actor that a delegation makes of its delegate, for its pages alone. */
export function delegateOf(userId: string, { id, accountId, portfolioIds, area }: OpenDelegation): Extract<Actor, { kind: 'delegate' }> {
  return { kind: 'delegate', userId, delegationId: id, accountId, portfolioIds, area };
}

/**
 * The request as the delegate of a client: row-level security shows what this delegation opens and nothing else, not even what is the person's own. Asked
 * with each request, so whatever has ended or expired is refused with the next one.
 *
 * @throws AccessRefused `page-not-found`, the same for what does not exist, has ended, or is someone else's; AppError `in-maintenance`
 */
export async function openDelegation(context: RequestContext, id: string): Promise<RequestContext> {
  const { actor, db, auth, variant } = context;
  if (actor.kind !== 'investor' || isOnBehalf(actor) || !isId(id)) throw new AccessRefused('page-not-found');
  const [found] = await db.read(({ delegations }) => delegations.openToActor(id, variant.timeZone));
  if (!found) throw new AccessRefused('page-not-found');
  const delegate = delegateOf(actor.userId, found);
  const own = auth.database.as(delegate);
  const portal = await own.read(async ({ accounts, portals }) => {
    const account = await accounts.find(found.accountId);
    return account && portals.find(account.portalId);
  });
  if (!portal) throw new AccessRefused('page-not-found');
  requirePortalOpen(context, portal.maintenance);
  return { ...context, actor: delegate, db: own, portal };
}
