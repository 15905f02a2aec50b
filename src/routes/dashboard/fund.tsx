import { readFund } from '#server/operations/reports/read-fund.ts';
import { FundView } from '#web/dashboard/fund/fund-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { handleOwnPage } from '../route-handlers.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/fund.ts';

/** One security of a portfolio. */
export const loader = handleOwnPage(async (context, args: Route.LoaderArgs) =>
  readFund(context, { ...reportRequest(args), fund: args.params.fund }),
);

export const handle = placed(({ report, fund }: Route.ComponentProps['loaderData']) => ({ report, names: { fund: fund.name } }));

export default function FundPage({ loaderData: { fund, report, documents } }: Route.ComponentProps) {
  return <FundView fund={fund} report={report} documents={documents} />;
}
