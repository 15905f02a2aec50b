import type { Actor } from '#domain/actor.ts';
import type { Headline } from '#contracts/datasets/headline.ts';
import type { FigureId } from '#contracts/reports/figures.ts';
import type { PublishedFigures } from '#contracts/reports/published-report.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Queries, Transaction } from '../../db/queries.ts';
import type { ReportSubject } from '../../providers/reporting-provider.ts';
import type { RequestContext } from '../../request-context.ts';

/**
 * Returns the headline figures of a report, with the yearly rate that may replace the return: those of a portfolio's page, also for an account, whose
 * page has no headline of its own.
 */
export async function headlineToPublish(snapshot: Queries, context: RequestContext, subject: ReportSubject): Promise<Headline> {
  const headline = await context.provider(snapshot, context.actor).headline(subject);
  const shown = new Set<string>(context.variant.reports.portfolio.headline.flatMap((id) => [id, `${id}Annual`]));
  const figures = Object.entries(headline.figures).filter(([id]) => shown.has(id)) as [FigureId, PublishedFigures[FigureId]][];
  return { ...headline, figures: Object.fromEntries(figures) };
}

/** Keeps what a report said when it left as a file; later figures of the same day and period are held against it. */
export async function publishReport(
  tx: Transaction,
  actor: Actor,
  report: { readonly accountId: string; readonly portfolioId: string; readonly asOf: IsoDate; readonly headline: Headline },
): Promise<void> {
  const { headline, ...rest } = report;
  const { period, currency, figures } = headline;
  const publishedBy = 'userId' in actor ? actor.userId : null;
  await tx.publishedReports.publish({ ...rest, period, currency, figures, publishedBy });
  tx.audit.add({
    action: 'report-published',
    accountId: report.accountId,
    target: { kind: 'portfolio', id: report.portfolioId },
    after: { asOf: report.asOf, ...period, currency },
  });
}
