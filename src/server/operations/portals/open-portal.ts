import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { portalPolicy } from '#domain/portal/portal-policy.ts';
import type { FoundPortal } from '../../db/queries/portals/portals.ts';
import type { RequestContext } from '../../request-context.ts';
import { requirePortalOpen } from '../maintenance/require-portal-open.ts';

/**
 * The portal of an address, for anyone who may enter it.
 *
 * @throws AccessRefused `no-active-account`, the same for a portal that does not exist; AppError `in-maintenance`
 */
export async function openPortal(
  context: Pick<RequestContext, 'db' | 'actor' | 'variant' | 'texts' | 'locale'>,
  id: string,
): Promise<FoundPortal> {
  const { db, actor } = context;
  const portal = isId(id) ? await db.read((snapshot) => snapshot.portals.find(id)) : null;
  authorize({ policy: portalPolicy, action: 'read', notFound: 'no-active-account', details: { portal: id } }, actor, portal);
  requirePortalOpen(context, portal.maintenance);
  return portal;
}
