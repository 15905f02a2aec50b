import { changedFigures } from '#contracts/published-report.ts';
import { system } from '#domain/actor.ts';
import type { Variant } from '#variants/variant.ts';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { ReportToCheck } from '../../db/queries/published-reports.ts';
import type { ReportingProvider } from '../../providers/reporting-provider.ts';

const batchSize = 50;

/**
 * Looks at the published reports of which figures were computed anew since: which of their figures would be others today is
 * kept beside them. A report without a present counterpart, because its portfolio is gone, is left as it is.
 *
 * @returns how many reports were looked at
 */
export async function checkPublishedReports(
  database: Database,
  { variant, provider }: { readonly variant: Variant; readonly provider: Pick<ReportingProvider, 'headline'> },
): Promise<number> {
  const as = database.as(system('check-published-reports'));
  for (let looked = 0; ;) {
    const due = await as.read((snapshot) => snapshot.publishedReports.due(batchSize));
    for (const report of due) {
      const changes = await as.read((snapshot) => changesOf(snapshot, report, { variant, provider }));
      await as.write((tx) => tx.publishedReports.checked(report, changes));
    }
    looked += due.length;
    if (due.length < batchSize) return looked;
  }
}

async function changesOf(
  snapshot: Queries,
  { accountId, portfolioId, asOf, period, figures }: ReportToCheck,
  { variant, provider }: { readonly variant: Variant; readonly provider: Pick<ReportingProvider, 'headline'> },
) {
  const account = await snapshot.accounts.find(accountId);
  const portfolio = await snapshot.portfolios.find(portfolioId);
  const portal = account && (await snapshot.portals.findVisible(account.portalId));
  if (!portfolio || !portal) return [];
  const present = await provider.headline(snapshot, {
    variant,
    portal,
    account,
    portfolio,
    asOf,
    defaultDay: asOf,
    query: { date: asOf, ...period },
  });
  return changedFigures(figures, present.figures);
}
