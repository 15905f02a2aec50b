import { readHolding } from '#server/operations/reports/read-holding.ts';
import { handleRoute } from '../route-handlers.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/holding-data.ts';

/** One security, for the drawer over the page of an account or a portfolio. */
export const loader = handleRoute(async (context, args: Route.LoaderArgs) =>
  readHolding(context, { ...reportRequest(args), holding: args.params.holding }),
);
