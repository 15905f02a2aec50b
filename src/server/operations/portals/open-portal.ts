import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import type { Portal } from '../../db/queries/portals.ts';
import type { Visit } from '../../visit.ts';

/**
 * The portal of an address, for whoever has an active account on it.
 *
 * @throws AppError `no-active-account`, the same for a portal that does not exist.
 */
export async function openPortal({ db }: Pick<Visit, 'db'>, id: string): Promise<Portal> {
  const portal = isId(id) ? await db.read((snapshot) => snapshot.portals.findVisible(id)) : null;
  if (!portal) throw new AppError('no-active-account', { portal: id });
  return portal;
}
