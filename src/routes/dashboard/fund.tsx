import { readFund } from '#server/operations/reports/read-fund.ts';
import { FundView } from '#web/dashboard/fund/fund-view.tsx';
import { answerOwn } from '../answer.ts';
import { readReportAddress } from '../report-address.ts';
import type { Route } from './+types/fund.ts';

/** One security of a portfolio. */
export const loader = answerOwn(async (visit, { url, params: { portfolio, fund } }: Route.LoaderArgs) => {
  const read = await readFund(visit, { portfolio, fund, ...readReportAddress(url) });
  return { ...read, label: read.fund.name };
});

export default function FundPage({ loaderData: { fund, report } }: Route.ComponentProps) {
  return <FundView fund={fund} report={report} />;
}
