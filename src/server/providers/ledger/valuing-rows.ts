import { isoDate } from '#finance/iso-date.ts';
import type { ReportedValue } from '../../db/queries/reported-values.ts';
import type { Queries } from '../../db/queries.ts';
import type { LedgerRow } from '../../db/queries/transactions.ts';
import { idsOf, type MeasuredSubject } from './measured-subject.ts';
import { oncePerSnapshot } from './once-per-snapshot.ts';

/** What decides, beside prices and rates, how holdings are valued up to a day: splits, calls, distributions, and what funds reported. */
export interface ValuingRows {
  readonly entries: readonly LedgerRow[];
  readonly reports: readonly ReportedValue[];
}

export function valuingRows(snapshot: Queries, { account, portfolios, subjectId }: MeasuredSubject, to: number): Promise<ValuingRows> {
  return oncePerSnapshot(snapshot, `valuing ${subjectId} ${to}`, async () => {
    const [accountId, portfolioIds, through] = [account.id, idsOf(portfolios), isoDate(to)];
    const [entries, reports] = await Promise.all([
      snapshot.transactions.quoting({ accountId, portfolioIds, through }),
      snapshot.reportedValues.ofPortfolios(accountId, portfolioIds, through),
    ]);
    return { entries, reports };
  });
}
