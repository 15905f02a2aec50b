import { FundQuery } from '#contracts/explorer.ts';
import { readExploredFund } from '#server/operations/explorer/read-explorer.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { ExploredFundView } from '#web/dashboard/explorer/explored-fund-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { handlePage } from '../route-handlers.ts';
import type { Route } from './+types/explored-fund.ts';

/** A fund of the explorer. */
export const loader = handlePage(async (context, { url, params }: Route.LoaderArgs) => {
  const query = parseQuery(FundQuery, url.searchParams);
  return { path: url.pathname, query, fund: await readExploredFund(context, params.fund, query) };
});

export const handle = placed(({ fund }: Route.ComponentProps['loaderData']) => ({ names: { exploredFund: fund.name } }));

export default function ExploredFund({ loaderData }: Route.ComponentProps) {
  return <ExploredFundView {...loaderData} />;
}
