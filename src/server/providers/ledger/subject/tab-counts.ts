import type { TabCounts } from '#contracts/datasets.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { accountOf } from '../clients/account-of.ts';
import { heldRows } from '../holdings/held-rows.ts';
import { idsOf } from '../ids-of.ts';
import { privateFunds } from '../private-equity/private-funds.ts';

export async function tabCounts(snapshot: Queries, subject: ReportSubject): Promise<TabCounts> {
  const account = accountOf(subject);
  const { portfolios } = subject;
  const [{ transactions, trades }, held, funds] = await Promise.all([
    snapshot.transactionList.counts(account.id, idsOf(portfolios), subject.asOf),
    heldRows(snapshot, subject),
    privateFunds(snapshot, subject),
  ]);
  return { holdings: held.rows.length, transactions, contractNotes: trades, privateEquityHoldings: funds.length };
}
