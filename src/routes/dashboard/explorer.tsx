import { ExplorerQuery } from '#contracts/explorer.ts';
import { readExplorer } from '#server/operations/explorer/read-explorer.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { ExplorerView } from '#web/dashboard/explorer/explorer-view.tsx';
import { handlePage } from '../route-handlers.ts';
import type { Route } from './+types/explorer.ts';

export const loader = handlePage(async (context, { url }: Route.LoaderArgs) => ({
  path: url.pathname,
  explorer: await readExplorer(context, parseQuery(ExplorerQuery, url.searchParams)),
}));

export default function Explorer({ loaderData }: Route.ComponentProps) {
  return <ExplorerView {...loaderData} />;
}
