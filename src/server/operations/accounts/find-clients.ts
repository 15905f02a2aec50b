import type { FoundClient } from '#contracts/found-client.ts';
import { clientRecordsPolicy } from '#domain/account/account.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';

/** The number of clients, and of portfolios, that a list of matches shows. */
const maxFound = 8;

/**
 * Finds clients and portfolios of the current portal by words of their names, addresses or numbers: an adviser's own, for administrators all.
 *
 * @returns nothing without words
 * @throws AppError `page-not-found` without a portal; AccessRefused `page-not-found` for all but the firm's people
 */
export async function findClients(
  { actor, db, portal }: Pick<RequestContext, 'actor' | 'db' | 'portal'>,
  typed: string,
): Promise<readonly FoundClient[]> {
  authorize({ policy: clientRecordsPolicy, action: 'read', notFound: 'page-not-found' }, actor, {});
  if (!portal) throw new AppError('page-not-found');
  const words = typed.trim();
  return words === '' ? [] : db.read((snapshot) => snapshot.foundClients.on(portal.id, words, maxFound));
}
