import type { TabCounts } from '#contracts/datasets.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { getAccount } from '../clients/get-account.ts';
import { getHoldingRowsOnDay } from '../holdings/holding-rows-on-day.ts';
import { collectIds } from '../collect-ids.ts';
import { privateFunds } from '../private-equity/private-funds.ts';

export async function tabCounts(snapshot: Queries, subject: ReportSubject): Promise<TabCounts> {
  const account = getAccount(subject);
  const { portfolios } = subject;
  const [{ transactions, trades }, held, funds] = await Promise.all([
    snapshot.transactionList.counts(account.id, collectIds(portfolios), subject.asOf),
    getHoldingRowsOnDay(snapshot, subject),
    privateFunds(snapshot, subject),
  ]);
  return { holdings: held.rows.length, transactions, contractNotes: trades, privateEquityHoldings: funds.length };
}
