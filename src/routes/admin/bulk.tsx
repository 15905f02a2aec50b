import { readBulkRuns } from '#server/records/bulk/read-bulk-runs.ts';
import { BulkRunsView } from '#web/records/bulk/bulk-runs-view.tsx';
import { handlePage } from '../route-handlers.ts';
import type { Route } from './+types/bulk.ts';

/** The bulk actions that the reader started in the last days; the page of a list also follows its own here. */
export const loader = handlePage(async (context, { url }: Route.LoaderArgs) => readBulkRuns(context, url.searchParams));

export default function BulkRuns({ loaderData }: Route.ComponentProps) {
  return <BulkRunsView page={loaderData} />;
}
