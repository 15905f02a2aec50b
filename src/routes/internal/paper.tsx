import { AppError } from '#domain/errors.ts';
import { logoOnPaper } from '#server/operations/images/logo-on-paper.ts';
import { readPaper } from '#server/operations/reports/read-paper.ts';
import { ReportPaper } from '#web/dashboard/paper/report-paper.tsx';
import { localiseBrand } from '#web/ui/brand/shown-brand.ts';
import { reportTitle } from '#wording/report-title.ts';
import { handleRoute } from '../route-handlers.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/paper.ts';

/** The sheets of the report of an account or a portfolio. */
export const loader = handleRoute(async (context, { url, params: { page, subject } }: Route.LoaderArgs) => {
  if (page !== 'account' && page !== 'portfolio') throw new AppError('page-not-found');
  const report = await readPaper(context, page, reportRequest({ url, params: { [page]: subject } }));
  return {
    report,
    brand: localiseBrand(context.variant.brand, context.locale, await logoOnPaper(context)),
    title: reportTitle(context.texts, report.frame.asOf),
  };
});

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }];
}

export default function PaperPage({ loaderData: { brand, report } }: Route.ComponentProps) {
  return <ReportPaper brand={brand} report={report} />;
}
