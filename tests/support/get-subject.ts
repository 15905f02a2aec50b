import { eq } from 'drizzle-orm';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import type { Queries } from '#server/db/queries.ts';
import { portals } from '#server/db/schema/clients.ts';
import type { ReportSubject } from '#server/providers/reporting-provider.ts';
import { defaultVariant } from '#variants/default/default.ts';
import type { ArrangedIds } from './book-in-database.ts';

/** The subject of a page, by names of an arranged book; the overview without an account or portfolio. */
export interface SubjectQuery {
  readonly account?: string;
  readonly portfolio?: string;
  readonly asOf: string;
  readonly query?: ReportQuery;
  readonly variant?: Partial<ReportSubject['variant']>;
}

/** The subject as the page's operation would hand it to a provider, whether or not the actor would have come that far. */
export async function getSubject(snapshot: Queries, ids: ArrangedIds, wanted: SubjectQuery): Promise<ReportSubject> {
  const [portal] = await snapshot.sql.select().from(portals).where(eq(portals.id, ids.portal));
  if (!portal) throw new Error('The book has no portal.');
  const portfolio = wanted.portfolio ? await snapshot.portfolios.find(ids.portfolios.get(wanted.portfolio) ?? '') : null;
  const accountId = portfolio?.accountId ?? (wanted.account ? ids.accounts.get(wanted.account) : undefined);
  const account = accountId ? await snapshot.accounts.find(accountId) : null;
  const ofAccount = account ? await snapshot.portfolios.ofAccounts([account.id]) : [];
  return {
    variant: { ...defaultVariant, ...wanted.variant },
    portal,
    account,
    portfolio,
    portfolios: ofAccount.filter(({ id }) => !portfolio || id === portfolio.id),
    asOf: wanted.asOf,
    defaultDay: wanted.asOf,
    query: wanted.query ?? {},
  };
}
