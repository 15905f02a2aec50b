import { isoDate } from '#finance/iso-date.ts';
import { splitDayWindow } from '#finance/prices/split-evidence.ts';
import type { ReportedValue } from '../../../db/queries/ledger/reported-values.ts';
import type { Queries } from '../../../db/queries.ts';
import type { LedgerRow } from '../../../db/queries/ledger/transactions.ts';
import { collectIds } from '../collect-ids.ts';
import type { SubjectFigures } from '../subject/subject-figures.ts';
import { oncePerSnapshot } from '../once-per-snapshot.ts';

/** The rows that decide, beside prices and rates, how holdings are valued up to a day: splits, calls, distributions, and the reports of funds. */
export interface ValuingRows {
  readonly entries: readonly LedgerRow[];
  readonly reports: readonly ReportedValue[];
}

/** Reads the rows up to the as-of day, or the end of the period if later, and the splits shortly after it. Prices may anticipate these splits. */
const allRows = oncePerSnapshot(async (snapshot, { account, portfolios, asOf, period }: SubjectFigures): Promise<ValuingRows> => {
  const [accountId, portfolioIds, through] = [account.id, collectIds(portfolios), isoDate(Math.max(asOf, period.to) + splitDayWindow)];
  const [entries, reports] = await Promise.all([
    snapshot.transactions.quoting({ accountId, portfolioIds, through }),
    snapshot.reportedValues.ofPortfolios(accountId, portfolioIds, through),
  ]);
  return { entries, reports };
});

export async function valuingRows(snapshot: Queries, figures: SubjectFigures, to: number): Promise<ValuingRows> {
  const { entries, reports } = await allRows(snapshot, figures);
  const through = isoDate(to);
  const counts = ({ day, ratio }: LedgerRow) => day <= (ratio === null ? to : to + splitDayWindow);
  return { entries: entries.filter(counts), reports: reports.filter(({ day }) => day <= through) };
}
