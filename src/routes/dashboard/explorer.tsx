import { ExplorerQuery } from '#contracts/explorer.ts';
import { readExplorer } from '#server/operations/explorer/read-explorer.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { ExplorerView } from '#web/dashboard/explorer/explorer-view.tsx';
import { answerPage } from '../answer.ts';
import type { Route } from './+types/explorer.ts';

export const loader = answerPage(async (visit, { url }: Route.LoaderArgs) => ({
  path: url.pathname,
  explorer: await readExplorer(visit, queryOf(ExplorerQuery, url.searchParams)),
}));

export default function Explorer({ loaderData }: Route.ComponentProps) {
  return <ExplorerView {...loaderData} />;
}
