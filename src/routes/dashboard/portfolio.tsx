import { readReportPage } from '#server/operations/reports/read-report-page.ts';
import { ReportPage } from '#web/dashboard/report-page.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { handleOwnPage } from '../route-handlers.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/portfolio.ts';

export const loader = handleOwnPage(async (context, args: Route.LoaderArgs) => readReportPage(context, 'portfolio', reportRequest(args)));

export { revalidatesUnlessDrawn as shouldRevalidate } from '../revalidates-unless-drawn.ts';

export const handle = placed((report: Route.ComponentProps['loaderData']) => ({ report }));

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  return <ReportPage report={loaderData} />;
}
