import { changedFigures } from '#contracts/reports/published-report.ts';
import { system } from '#domain/actor.ts';
import type { Variant } from '#variants/variant.ts';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import type { ReportToCheck } from '../../db/queries/clients/published-reports.ts';
import type { OpenProvider } from '../../providers/registry.ts';
import type { ReportingProvider } from '../../providers/reporting-provider.ts';

const batchSize = 50;
const actor = system('check-published-reports');

/**
 * Looks at the published reports of which figures were computed again since: which of their figures would be others today is
 * kept beside them. A report without a present counterpart, because its portfolio is gone, is left as it is; one that cannot be
 * looked at stays due and keeps no other from it.
 *
 * @returns how many reports were looked at
 * @throws AggregateError at the end, with why each of those failed
 */
export async function checkPublishedReports(
  database: Database,
  { variant, provider }: { readonly variant: Variant; readonly provider: OpenProvider },
): Promise<number> {
  const as = database.as(actor);
  const look = async (report: ReportToCheck) => {
    const changes = await as.read((snapshot) => changesOf(snapshot, report, { variant, headline: provider(snapshot, actor).headline }));
    await as.writeUnaudited('derived-figures', (tx) => tx.publishedReports.checked(report, changes));
  };
  const failures: unknown[] = [];
  let looked = 0;
  for (let last: ReportToCheck | null | undefined = null; last !== undefined;) {
    const after: ReportToCheck | null = last;
    const due: readonly ReportToCheck[] = await as.read((snapshot) => snapshot.publishedReports.due(batchSize, after));
    for (const report of due) await look(report).catch((error: unknown) => failures.push(error));
    looked += due.length;
    last = due[batchSize - 1];
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} published reports could not be looked at.`);
  return looked;
}

async function changesOf(
  snapshot: Queries,
  { accountId, portfolioId, asOf, period, figures }: ReportToCheck,
  { variant, headline }: { readonly variant: Variant } & Pick<ReportingProvider, 'headline'>,
) {
  const account = await snapshot.accounts.find(accountId);
  const portfolio = await snapshot.portfolios.find(portfolioId);
  const portal = account && (await snapshot.portals.find(account.portalId));
  if (!portfolio || !portal) return [];
  const present = await headline({
    variant,
    portal,
    account,
    portfolio,
    portfolios: [portfolio],
    asOf,
    defaultDay: asOf,
    query: { date: asOf, ...period },
  });
  return changedFigures(figures, present.figures);
}
