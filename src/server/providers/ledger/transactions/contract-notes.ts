import type { ContractNote, ContractNotes } from '#contracts/datasets/transactions.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { listSpan } from '#finance/list-span.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { getAccount } from '../clients/get-account.ts';
import { collectIds } from '../collect-ids.ts';

const pageSize = 50;

/** A page of the purchases and sales, or all of them. */
export async function contractNotes(snapshot: Queries, subject: ReportSubject): Promise<ContractNotes> {
  const account = getAccount(subject);
  const { portfolios } = subject;
  const { query, variant, asOf, isWhole = false } = subject;
  const range = query.transactions ?? variant.defaultTransactionRange;
  const span = listSpan(range, { today: asOf, taxYearStart: variant.taxYearStart });
  const wanted = { accountId: account.id, portfolioIds: collectIds(portfolios), ...span, find: query.find ?? '' };
  const count = await snapshot.trades.count(wanted);
  const page = isWhole ? 1 : (query.page ?? 1);
  const limit = isWhole ? Math.max(count, 1) : pageSize;
  return {
    range,
    from: span.from,
    to: span.to,
    count,
    total: (await snapshot.transactionList.counts(account.id, wanted.portfolioIds, asOf)).trades,
    page,
    pageSize: limit,
    rows: await snapshot.trades.page(wanted, { limit, offset: (page - 1) * limit }),
  };
}

/**
 * The note of one trade, rendered from the trade itself.
 *
 * @throws AppError `page-not-found` when the subject has no such purchase or sale.
 */
export async function contractNote(snapshot: Queries, subject: ReportSubject, id: string): Promise<ContractNote> {
  const account = getAccount(subject);
  const { portfolios } = subject;
  const note = isId(id) ? await snapshot.trades.find(account.id, collectIds(portfolios), id) : null;
  if (!note) throw new AppError('page-not-found');
  return note;
}
