import { readBreakdown } from '#server/operations/reports/read-holding.ts';
import { handleRoute } from '../route-handlers.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/breakdown-data.ts';

/** The value divided, for the drawer over the page of an account or a portfolio. */
export const loader = handleRoute(async (context, args: Route.LoaderArgs) => readBreakdown(context, reportRequest(args)));
