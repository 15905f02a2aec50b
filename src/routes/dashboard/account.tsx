import { href, redirect } from 'react-router';
import { findSinglePortfolio } from '#server/operations/portfolios/find-single-portfolio.ts';
import { readReportPage } from '#server/operations/reports/read-report-page.ts';
import { ReportPage } from '#web/dashboard/report-page.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { handleOwnPage } from '../route-handlers.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/account.ts';

export const loader = handleOwnPage(async (context, args: Route.LoaderArgs) => {
  const { portal, account } = args.params;
  const portfolio = await findSinglePortfolio(context, account);
  if (portfolio) throw redirect(href('/dashboard/:portal/portfolio/:portfolio', { portal, portfolio }) + args.url.search);
  return readReportPage(context, 'account', reportRequest(args));
});

export { revalidatesUnlessDrawn as shouldRevalidate } from '../revalidates-unless-drawn.ts';

export const handle = placed((report: Route.ComponentProps['loaderData']) => ({ report }));

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  return <ReportPage report={loaderData} />;
}
