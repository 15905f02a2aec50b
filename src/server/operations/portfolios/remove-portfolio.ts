import { href } from 'react-router';
import type { PanelData } from '#contracts/records.ts';
import { clientRecordsPolicy } from '#domain/account/account.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { portfolioAddress } from '#domain/portfolio/portfolio-address.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { lockLedger } from '../ledger/entry-portfolio.ts';
import { reasonOf, usesFrom } from '../removal-form.ts';
import { portfolioOfForm } from './portfolio-of-form.ts';

const collection = 'portfolios';

type Removing = Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant' | 'requestRefresh'>;
type OfForm = Awaited<ReturnType<typeof portfolioOfForm>>;

/** The details kept of a portfolio in the trash, beside its rows. */
interface RemovedPortfolio {
  readonly accountId: string;
  readonly portalId: string;
}

/** Returns the records that use a portfolio, with links, to be read before its removal. */
export async function removalOfPortfolio(
  { removedRecords }: Queries,
  { variant }: Pick<RequestContext, 'variant'>,
  { portfolio, account }: OfForm,
): Promise<PanelData['removal']> {
  const at = { portal: account.portalId, portfolio: portfolioAddress(variant.portfolioParameter, portfolio) };
  const there = href('/dashboard/:portal/portfolio/:portfolio', at);
  return {
    uses: usesFrom(await removedRecords.usesOfPortfolio(account.id, portfolio.id), {
      holdings: there,
      transactions: there,
      funds: there,
      documents: href('/dashboard/:portal/portfolio/:portfolio/documents', at),
      delegates: href('/dashboard/:portal/account/:account/people', { portal: at.portal, account: account.id }),
    }),
  };
}

/**
 * A portfolio that was made by mistake goes to the trash: no one sees it any more, and the figures of its account are computed without it.
 * With a reason where something uses it.
 *
 * @throws AppError as `portfolioOfForm`, `form-not-understood`, `removal-reason-needed`
 */
export async function removePortfolio(context: Removing, id: string, fields: Record<string, unknown>) {
  const reason = reasonOf(fields);
  return context.db.write(async (tx) => {
    if (isId(id)) await tx.portfolioRecords.lock(id);
    const found = await portfolioOfForm(tx, context, id);
    const { portfolio, account } = found;
    await lockLedger(tx, portfolio);
    const { uses } = await removalOfPortfolio(tx, context, found);
    if (uses.length > 0 && reason === null) throw new AppError('removal-reason-needed');
    const { portalId } = account;
    const content: RemovedPortfolio = { accountId: account.id, portalId };
    const { name } = portfolio;
    await tx.removedRecords.add({ collection, id, name, content }, 'userId' in context.actor ? context.actor.userId : null);
    await tx.removedRecords.removePortfolio(account.id, id);
    await context.requestRefresh(tx);
    const before = { name, ...Object.fromEntries(uses.map(({ kind, count }) => [kind, count])) };
    const target = { kind: 'portfolio', id } as const;
    tx.audit.add({
      action: 'portfolio-deleted',
      portalId,
      accountId: account.id,
      target,
      before,
      ...(reason !== null && { after: { reason } }),
    });
    return { done: 'removed' as const, to: href('/dashboard/:portal/account/:account', { portal: portalId, account: account.id }) };
  });
}

/**
 * Restores a portfolio; the figures of its account are computed with it again. Advisers restore what they removed themselves and the portfolios of
 * accounts that they keep, administrators everything.
 *
 * @throws AppError `page-not-found` for all but staff, `not-in-trash`, `account-not-found` while its account is in the trash
 */
export async function restorePortfolio(
  { actor, db, requestRefresh }: Pick<Removing, 'actor' | 'db' | 'requestRefresh'>,
  id: string,
): Promise<{ readonly done: 'restored' }> {
  authorize({ policy: clientRecordsPolicy, action: 'edit', notFound: 'page-not-found' }, actor, {});
  return db.write(async (tx) => {
    if (isId(id)) await tx.portfolioRecords.lock(id);
    const removed = isId(id) ? ((await tx.removedRecords.take(collection, id)) as RemovedPortfolio | null) : null;
    if (!removed) throw new AppError('not-in-trash');
    const { accountId, portalId } = removed;
    if (!(await tx.accounts.find(accountId))) throw new AppError('account-not-found');
    await tx.removedRecords.restorePortfolio(accountId, id);
    await requestRefresh(tx);
    tx.audit.add({ action: 'portfolio-restored', portalId, accountId, target: { kind: 'portfolio', id } });
    return { done: 'restored' };
  });
}
