import { seesAsClient } from '#domain/actor.ts';
import { AccessRefused } from '#domain/errors.ts';
import type { Visit } from '../../visit.ts';

/**
 * Where a person goes after signing in: the portal's overview for professionals, the first own account for investors; null when there are
 * several portals to choose from.
 *
 * @throws AppError `no-active-account` for somebody who is on no portal.
 */
export async function firstPage({ db, actor, variant }: Pick<Visit, 'db' | 'actor' | 'variant'>): Promise<string | null> {
  return db.read(async ({ portals }) => {
    const visible = await portals.visible();
    const [portal] = visible;
    if (!portal) throw new AccessRefused('no-active-account', { portal: '' });
    if (visible.length > 1 && variant.maxPortals !== 1) return null;
    const [account] = seesAsClient(actor) ? await portals.visibleAccountIds(portal.id) : [];
    return `/dashboard/${portal.id}${account ? `/account/${account}` : ''}`;
  });
}
