import { AppError } from '#domain/errors.ts';
import type { Transaction } from '../../db/queries.ts';
import type { Visit } from '../../visit.ts';
import { lookingAt } from './client-group-of.ts';

interface Regrouped {
  readonly accountId: string;
  readonly portalId: string;
  readonly before: readonly string[];
  readonly wanted: readonly string[];
}

/**
 * The groups that the form of an account says. Only a client who has registered is put into one.
 *
 * @throws AppError `client-group-not-offered`, `client-not-registered`
 */
export async function regroupAccount(
  tx: Transaction,
  { actor }: Pick<Visit, 'actor'>,
  { accountId, portalId, before, wanted }: Regrouped,
): Promise<void> {
  const added = wanted.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !wanted.includes(id));
  if (added.length > 0) {
    const offered = new Set((await tx.clientGroupRecords.offered(lookingAt(actor, portalId))).map(({ id }) => id));
    if (!added.every((id) => offered.has(id))) throw new AppError('client-group-not-offered');
    if ((await tx.accountRecords.find(accountId))?.clientUserId === null) throw new AppError('client-not-registered');
  }
  await tx.clientGroupMembers.regroup(accountId, { added, removed });
}
