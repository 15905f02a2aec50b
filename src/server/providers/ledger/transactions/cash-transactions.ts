import type { CashTransactions } from '#contracts/datasets/transactions.ts';
import { listSpan } from '#finance/list-span.ts';
import type { TransactionType } from '#finance/ledger/ledger.ts';
import { transactionGroupOf } from '#finance/ledger/transaction-groups.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { getAccount } from '../clients/get-account.ts';
import { collectIds } from '../collect-ids.ts';

const pageSize = 50;

const settledDirectly: readonly TransactionType[] = ['Call', 'Distribution'];

/** A page of the movements of cash, or all of them; running balances, sums and paging are the database's work. */
export async function cashTransactions(snapshot: Queries, subject: ReportSubject): Promise<CashTransactions> {
  const account = getAccount(subject);
  const { portfolios } = subject;
  const { query, variant, asOf, isWhole = false } = subject;
  const range = query.transactions ?? variant.defaultTransactionRange;
  const span = listSpan(range, { today: asOf, taxYearStart: variant.taxYearStart });
  const without = variant.settlement === 'direct' ? settledDirectly : [];
  const wanted = { accountId: account.id, portfolioIds: collectIds(portfolios), ...span, without };
  const accounts = await snapshot.cashList.accounts(wanted);
  const count = accounts.reduce((total, { count: own }) => total + own, 0);
  const page = isWhole ? 1 : (query.page ?? 1);
  const limit = isWhole ? Math.max(count, 1) : pageSize;
  const rows = await snapshot.cashList.page(wanted, { limit, offset: (page - 1) * limit });
  return {
    range,
    from: span.from,
    to: span.to,
    count,
    page,
    pageSize: limit,
    accounts: accounts.map(({ count: _count, ...own }) => own),
    rows: rows.map((row) => ({ ...row, type: row.type as TransactionType, group: transactionGroupOf(row.type as TransactionType) })),
  };
}
