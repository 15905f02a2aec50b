import { clientGroupPolicy } from '#domain/client-group/client-group-policy.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { getClientScope } from './client-group-of.ts';

interface Regrouped {
  readonly accountId: string;
  readonly portalId: string;
  readonly before: readonly string[];
  readonly wanted: readonly string[];
}

/**
 * The groups that the form of an account says. Only a client who has registered is put into one; out of another adviser's no one takes them.
 *
 * @throws AppError `client-group-not-offered`, `client-not-registered`; AccessRefused `forbidden`
 */
export async function regroupAccount(
  tx: Transaction,
  { actor }: Pick<RequestContext, 'actor'>,
  { accountId, portalId, before, wanted }: Regrouped,
): Promise<void> {
  const added = wanted.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !wanted.includes(id));
  if (added.length > 0) {
    const offered = new Set((await tx.clientGroupRecords.offered(getClientScope(actor, portalId))).map(({ id }) => id));
    if (!added.every((id) => offered.has(id))) throw new AppError('client-group-not-offered');
    if ((await tx.accountRecords.find(accountId))?.clientUserId === null) throw new AppError('client-not-registered');
  }
  for (const id of removed) {
    const group = await tx.clientGroupRecords.find(id);
    authorize({ policy: clientGroupPolicy, action: 'fill', notFound: 'client-group-not-offered' }, actor, group);
  }
  await tx.clientGroupMembers.regroup(accountId, { added, removed });
}
