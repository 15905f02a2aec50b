import { FundQuery } from '#contracts/explorer.ts';
import { readExploredFund } from '#server/operations/explorer/read-explorer.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { ExploredFundView } from '#web/dashboard/explorer/explored-fund-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { answerPage } from '../answer.ts';
import type { Route } from './+types/explored-fund.ts';

/** A fund of the explorer. */
export const loader = answerPage(async (visit, { url, params }: Route.LoaderArgs) => {
  const query = queryOf(FundQuery, url.searchParams);
  return { path: url.pathname, query, fund: await readExploredFund(visit, params.fund, query) };
});

export const handle = placed(({ fund }: Route.ComponentProps['loaderData']) => ({ names: { exploredFund: fund.name } }));

export default function ExploredFund({ loaderData }: Route.ComponentProps) {
  return <ExploredFundView {...loaderData} />;
}
