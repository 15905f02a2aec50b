import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { readReportPage } from '#server/operations/reports/read-report-page.ts';
import { isOnlyAnotherDrawer } from '#web/dashboard/entries/drawer-address.ts';
import { ReportPage } from '#web/dashboard/report-page.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { answerOwn } from '../answer.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/portfolio.ts';

export const loader = answerOwn(async (visit, args: Route.LoaderArgs) => readReportPage(visit, 'portfolio', reportRequest(args)));

/** What opens over the page leaves it as it is. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && currentUrl.href !== nextUrl.href && isOnlyAnotherDrawer(currentUrl, nextUrl)
    ? false
    : defaultShouldRevalidate;

export const handle = placed((report: Route.ComponentProps['loaderData']) => ({ report }));

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  return <ReportPage report={loaderData} />;
}
