import * as z from 'zod';
import { gridPageSize, type RemovedPage } from '#contracts/records.ts';
import { clientRecordsPolicy } from '#domain/account/account.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { parseQuery } from '../parse-query.ts';
import { restorePortfolio } from '../portfolios/remove-portfolio.ts';
import { restoreAccount } from './remove-account.ts';

const PageQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) });

const RestoreForm = z.strictObject({ intent: z.literal('restore'), collection: z.enum(['accounts', 'portfolios']), record: z.string() });

type Reading = Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant'>;

/**
 * Lists the accounts and portfolios of the current portal in the trash: those that the reader removed, and those of accounts that they keep. A page
 * that there is no more, because its last record was restored, is the first.
 *
 * @throws AccessRefused `page-not-found` for all but staff; AppError `query-not-understood`
 */
export async function readRemoved({ actor, db, portal, variant }: Reading, asked: URLSearchParams): Promise<RemovedPage> {
  authorize({ policy: clientRecordsPolicy, action: 'edit', notFound: 'page-not-found' }, actor, portal);
  const { page } = parseQuery(PageQuery, asked);
  return db.read(async ({ removedRecords }) => {
    const listed = (nth: number) => removedRecords.ofClients(portal.id, gridPageSize, (nth - 1) * gridPageSize);
    const wanted = await listed(page);
    const isThere = wanted.rows.length > 0 || page === 1;
    const { rows, found } = isThere ? wanted : await listed(1);
    return {
      rows: rows.map(({ removedAt, ...row }) => ({ ...row, removedAt: localMoment(removedAt, variant.timeZone) })),
      page: isThere ? page : 1,
      pages: Math.max(1, Math.ceil(found / gridPageSize)),
    };
  });
}

/**
 * Restores an account or a portfolio from the list of removed ones.
 *
 * @throws AppError `form-not-understood`; as `restoreAccount` and `restorePortfolio` do
 */
export async function restoreRemoved(context: Parameters<typeof restorePortfolio>[0], fields: Record<string, unknown>) {
  authorize({ policy: clientRecordsPolicy, action: 'edit', notFound: 'page-not-found' }, context.actor, {});
  const { data: form } = RestoreForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  const { collection, record } = form;
  const { done } = await (collection === 'accounts' ? restoreAccount(context, record) : restorePortfolio(context, record));
  return { done, collection };
}
