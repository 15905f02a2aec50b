import { readReportPage } from '#server/operations/reports/read-report-page.ts';
import { ReportPage } from '#web/dashboard/report-page.tsx';
import { answerOwn } from '../answer.ts';
import { readReportAddress } from '../report-address.ts';
import type { Route } from './+types/portfolio.ts';

export const loader = answerOwn(async (visit, { url, params }: Route.LoaderArgs) =>
  readReportPage(visit, 'portfolio', { portfolio: params.portfolio, ...readReportAddress(url) }),
);

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  return <ReportPage report={loaderData} />;
}
