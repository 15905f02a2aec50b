import { href } from 'react-router';
import type { PanelData } from '#contracts/records.ts';
import { type Account, clientRecordsPolicy } from '#domain/account/account.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { reasonOf, usesFrom } from '../removal-form.ts';
import { getEditableAccount } from './get-editable-account.ts';

const collection = 'accounts';

/** The details kept of an account in the trash, beside its rows. */
interface RemovedAccount {
  readonly portalId: string;
  readonly isActive: boolean;
}

/** Returns the records that use an account, with links, to be read before its removal. */
export async function removalOfAccount({ removedRecords }: Queries, { id, portalId: portal }: Account): Promise<PanelData['removal']> {
  const there = href('/dashboard/:portal/account/:account', { portal, account: id });
  return {
    uses: usesFrom(await removedRecords.usesOfAccount(id), {
      portfolios: there,
      transactions: there,
      documents: href('/dashboard/:portal/account/:account/documents', { portal, account: id }),
      threads: href('/dashboard/:portal/messages', { portal }),
      client: href('/dashboard/:portal/account/:account/people', { portal, account: id }),
      delegates: href('/dashboard/:portal/account/:account/people', { portal, account: id }),
    }),
  };
}

/**
 * An account that was made by mistake goes to the trash: its advisers and its client see it no more, and nothing of it counts anywhere. With
 * a reason where something uses it.
 *
 * @throws AppError as `getEditableAccount`, `form-not-understood`, `removal-reason-needed`
 */
export async function removeAccount(context: Pick<RequestContext, 'actor' | 'db' | 'portal'>, id: string, fields: Record<string, unknown>) {
  const reason = reasonOf(fields);
  return context.db.write(async (tx) => {
    if (isId(id)) await tx.accountRecords.lock(id);
    const account = await getEditableAccount(tx, context, id);
    const { portalId, name, isActive } = account;
    const { uses } = await removalOfAccount(tx, account);
    if (uses.length > 0 && reason === null) throw new AppError('removal-reason-needed');
    const content: RemovedAccount = { portalId, isActive };
    await tx.removedRecords.add({ collection, id, name, content }, 'userId' in context.actor ? context.actor.userId : null);
    await tx.removedRecords.removeAccount(id);
    const before = { name, ...Object.fromEntries(uses.map(({ kind, count }) => [kind, count])) };
    const target = { kind: 'account', id } as const;
    tx.audit.add({ action: 'account-deleted', portalId, accountId: id, target, before, ...(reason !== null && { after: { reason } }) });
    return { done: 'removed' as const, to: href('/dashboard/:portal', { portal: portalId }) };
  });
}

/**
 * Restores an account with all that belongs to it. Advisers restore what they removed themselves and the accounts that they keep, administrators everything.
 *
 * @throws AppError `page-not-found` for all but staff, `not-in-trash`, `account-not-found` for anyone who keeps it no more, by the database `account-email-taken`, `accounts-full`
 */
export async function restoreAccount(
  { actor, db }: Pick<RequestContext, 'actor' | 'db'>,
  id: string,
): Promise<{ readonly done: 'restored' }> {
  authorize({ policy: clientRecordsPolicy, action: 'edit', notFound: 'page-not-found' }, actor, {});
  return db.write(async (tx) => {
    if (isId(id)) await tx.accountRecords.lock(id);
    const removed = isId(id) ? ((await tx.removedRecords.take(collection, id)) as RemovedAccount | null) : null;
    if (!removed) throw new AppError('not-in-trash');
    const { portalId, isActive } = removed;
    if (!(await tx.removedRecords.restoreAccount(id, isActive))) throw new AppError('account-not-found');
    tx.audit.add({ action: 'account-restored', portalId, accountId: id, target: { kind: 'account', id } });
    return { done: 'restored' };
  });
}
