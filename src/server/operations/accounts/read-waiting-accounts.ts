import type { WaitingAccounts } from '#contracts/people/waiting-accounts.ts';
import { waitingAccountsPolicy } from '#domain/account/account.ts';
import { authorize } from '#domain/policy.ts';
import type { UnvalidatedAccount } from '../../db/queries/clients/unvalidated-accounts.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';

/**
 * The accounts of the current portal that wait for a decision, and those that were turned down: of advisers those that they own.
 *
 * @throws AccessRefused `page-not-found` for whom it is not meant
 */
export async function readWaitingAccounts({
  actor,
  db,
  portal,
  variant,
}: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant'>): Promise<WaitingAccounts> {
  authorize({ policy: waitingAccountsPolicy, action: 'read', notFound: 'page-not-found' }, actor, portal);
  const found = await db.read((snapshot) => snapshot.unvalidatedAccounts.on(portal.id));
  const shown = ({ id, name, email, createdAt }: UnvalidatedAccount) => ({
    id,
    name,
    email,
    since: localMoment(createdAt, variant.timeZone),
  });
  return {
    waiting: found.filter(({ isTurnedDown }) => !isTurnedDown).map(shown),
    turnedDown: found.filter(({ isTurnedDown }) => isTurnedDown).map(shown),
  };
}
