import { redirect } from 'react-router';
import { onlyPortfolio } from '#server/operations/portfolios/only-portfolio.ts';
import { readReportPage } from '#server/operations/reports/read-report-page.ts';
import { ReportPage } from '#web/dashboard/report-page.tsx';
import { answerOwn } from '../answer.ts';
import { readReportAddress } from '../report-address.ts';
import type { Route } from './+types/account.ts';

export const loader = answerOwn(async (visit, { url, params }: Route.LoaderArgs) => {
  const only = await onlyPortfolio(visit, params.account);
  if (only) throw redirect(`/dashboard/${params.portal}/portfolio/${only}${url.search}`);
  return readReportPage(visit, 'account', { account: params.account, ...readReportAddress(url) });
});

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  return <ReportPage report={loaderData} />;
}
