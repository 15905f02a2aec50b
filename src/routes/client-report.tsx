import { readClientReport } from '#server/operations/reporting-api/read-client-report.ts';
import { handleRoute } from './route-handlers.ts';
import type { Route } from './+types/client-report.ts';

/** Returns an account with its value and portfolios, for applications. */
export const loader = handleRoute(async (context, { params }: Route.LoaderArgs) =>
  Response.json(await readClientReport(context, params.clientReport), { headers: { 'cache-control': 'no-store' } }),
);
