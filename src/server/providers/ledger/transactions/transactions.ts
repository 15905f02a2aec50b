import type { Transactions } from '#contracts/datasets/transactions.ts';
import { type ListRange, listSpan } from '#finance/list-span.ts';
import type { TransactionType } from '#finance/ledger/ledger.ts';
import { impactOf } from '#finance/ledger/transaction-impact.ts';
import { transactionGroupOf, transactionGroups } from '#finance/ledger/transaction-groups.ts';
import type { TypeSum } from '../../../db/queries/ledger/transaction-list.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { getAccount } from '../clients/get-account.ts';
import { collectIds } from '../collect-ids.ts';

const pageSize = 50;

/** A page of the list, or all of it; paging, search and sums are the database's work. Where the usual range has none and no other was asked for, it is of all days. */
export async function transactions(snapshot: Queries, subject: ReportSubject): Promise<Transactions> {
  const account = getAccount(subject);
  const { portfolios } = subject;
  const { currency } = subject.portfolio ?? account;
  const { query, variant, asOf, isWhole = false } = subject;
  const inRange = (range: ListRange) => ({
    accountId: account.id,
    portfolioIds: collectIds(portfolios),
    ...listSpan(range, { today: asOf, taxYearStart: variant.taxYearStart }),
    find: query.find ?? '',
    instrumentId: query.holding ?? null,
  });
  const sumsOf = (range: ListRange) => snapshot.transactionList.sums(inRange(range), currency);
  let range: ListRange = query.transactions ?? variant.defaultTransactionRange;
  let sums = await sumsOf(range);
  const { transactions: total } = await snapshot.transactionList.counts(account.id, collectIds(portfolios), asOf);
  if (query.transactions === undefined && sums.length === 0 && total > 0) {
    range = 'all';
    sums = await sumsOf(range);
  }
  const wanted = inRange(range);
  const page = isWhole ? 1 : (query.page ?? 1);
  const count = sums.reduce((all, { count: own }) => all + own, 0);
  const limit = isWhole ? Math.max(count, 1) : pageSize;
  const rows = await snapshot.transactionList.page(wanted, currency, { limit, offset: (page - 1) * limit });
  return {
    range,
    from: wanted.from,
    to: wanted.to,
    currency,
    count,
    total,
    rows: rows.map((row) => ({
      ...row,
      type: row.type as TransactionType,
      group: transactionGroupOf(row.type as TransactionType),
      impact: impactOf({ ...row, type: row.type as TransactionType }),
    })),
    page,
    pageSize: limit,
    groups: groupsOf(sums),
  };
}

/** A sum with an amount that no rate converts is NaN: it is shown as a dash. */
function groupsOf(sums: readonly TypeSum[]): Transactions['groups'] {
  return transactionGroups.flatMap((group) => {
    const own = sums.filter(({ type }) => transactionGroupOf(type as TransactionType) === group);
    if (own.length === 0) return [];
    const amount = own.reduce((total, one) => total + (one.amount ?? NaN), 0);
    return [{ group, amount, count: own.reduce((total, { count }) => total + count, 0) }];
  });
}
