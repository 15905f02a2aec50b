import { AppError } from '#domain/errors.ts';
import type { Actor } from '#domain/actor.ts';
import type { KnownAdviser } from '../../db/queries/clients/account-records.ts';

/**
 * The advisers of an account are advisers of its portal, and the adviser who writes it stays among them: no one gives away what they would not see
 * any more.
 *
 * @throws AppError `adviser-not-offered`, `adviser-stays`
 */
export function refuseOwners(actor: Actor, owners: readonly string[], known: readonly KnownAdviser[]): void {
  if (owners.some((owner) => !known.some(({ id }) => id === owner))) throw new AppError('adviser-not-offered');
  if (actor.kind === 'advisor' && !owners.includes(actor.userId)) throw new AppError('adviser-stays');
}
