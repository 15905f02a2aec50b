import { AppError } from '#domain/errors.ts';
import type { Queries } from '../../db/queries.ts';

/**
 * The portal that someone signs up for: the one that was chosen, or the only one there is; null where there is none yet. With several it is
 * not guessed.
 *
 * @throws AppError `portal-required` where it has to be chosen, and for one that does not exist
 */
export async function signUpPortal({ portals }: Pick<Queries, 'portals'>, chosen: string | null): Promise<string | null> {
  const all = await portals.all();
  const [only] = all;
  if (all.length <= 1) return only?.id ?? null;
  const found = all.find(({ id }) => id === chosen);
  if (!found) throw new AppError('portal-required');
  return found.id;
}
