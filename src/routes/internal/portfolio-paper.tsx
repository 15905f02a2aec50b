import { AppError } from '#domain/errors.ts';
import { logoOnPaper } from '#server/operations/images/logo-on-paper.ts';
import { readPaper } from '#server/operations/reports/read-paper.ts';
import { ReportPaper } from '#web/dashboard/paper/report-paper.tsx';
import { brandIn } from '#web/ui/brand/shown-brand.ts';
import { reportTitle } from '#wording/report-title.ts';
import { answer } from '../answer.ts';
import { readReportAddress } from '../report-address.ts';
import type { Route } from './+types/portfolio-paper.ts';

/** The sheets of a portfolio's report. They exist for the printer alone: over HTTP there is no such page. */
export const loader = answer(async (visit, { url, params }: Route.LoaderArgs) => {
  if (!visit.isPaper) throw new AppError('page-not-found');
  const report = await readPaper(visit, 'portfolio', { portfolio: params.portfolio, ...readReportAddress(url) });
  return {
    report,
    brand: brandIn(visit.variant.brand, visit.locale, await logoOnPaper(visit)),
    title: reportTitle(visit.texts, report.frame.asOf),
  };
});

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }];
}

export default function PortfolioPaperPage({ loaderData: { brand, report } }: Route.ComponentProps) {
  return <ReportPaper brand={brand} report={report} />;
}
