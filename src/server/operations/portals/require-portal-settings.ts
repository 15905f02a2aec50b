import { system } from '#domain/actor.ts';
import { authorize } from '#domain/policy.ts';
import { portalSettingsPolicy } from '#domain/portal/portal-policy.ts';
import type { FoundPortal } from '../../db/queries/portals/portals.ts';
import type { StoredOwner } from '../../db/queries/portals/portal-members.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';

export type PortalSettingsContext = Pick<RequestContext, 'actor' | 'portal' | 'auth' | 'variant'>;

/**
 * Before anything is made of what someone sends.
 *
 * @throws AccessRefused `page-not-found` for all but owners and administrators
 */
export function requirePortalSettings({ actor, portal }: Pick<RequestContext, 'actor' | 'portal'>): void {
  authorize({ policy: portalSettingsPolicy, action: 'change', notFound: 'page-not-found' }, actor, portal);
}

interface Kept {
  readonly portal: FoundPortal;
  readonly owners: readonly StoredOwner[];
}

/**
 * One of its owners, or an administrator, changes the portal of the page: alone, until the transaction ends. Owners write neither portals nor
 * memberships; of their own portal the system does it for them.
 *
 * @throws AccessRefused `page-not-found` for everyone else, also for anyone who was an owner a moment ago
 */
export async function updatePortalSettings<Result>(
  context: PortalSettingsContext,
  work: (tx: Transaction, kept: Kept) => Promise<Result>,
): Promise<Result> {
  requirePortalSettings(context);
  const { actor, auth } = context;
  const id = context.portal?.id ?? '';
  return auth.database.as(system('portals')).write(async (tx) => {
    await tx.portals.lock(id);
    const [portal, owners] = [await tx.portals.find(id), await tx.portalMembers.owners(id)];
    const isOwner = owners.some((owner) => 'userId' in actor && owner.id === actor.userId && owner.isOpen);
    authorize({ policy: portalSettingsPolicy, action: 'change', notFound: 'page-not-found' }, actor, portal && { isOwner });
    if (!portal) throw new Error('A portal that was not found was let through.');
    return work(tx, { portal, owners });
  });
}
