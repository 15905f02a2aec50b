import { AppError } from '#domain/errors.ts';
import type { Visit } from '../../visit.ts';
import { onlyAccount } from './only-account.ts';

/**
 * Where a person goes after signing in: the portal's overview for professionals, the own account for investors; null when there are
 * several portals to choose from.
 *
 * @throws AppError `no-active-account` for somebody who is on no portal.
 */
export async function firstPage(visit: Pick<Visit, 'db' | 'actor'>): Promise<string | null> {
  const portals = await visit.db.read((snapshot) => snapshot.portals.visible());
  const [portal] = portals;
  if (!portal) throw new AppError('no-active-account', { portal: '' });
  if (portals.length > 1) return null;
  const account = visit.actor.kind === 'investor' ? await onlyAccount({ db: visit.db, portal }) : null;
  return `/dashboard/${portal.id}${account ? `/account/${account}` : ''}`;
}
