import { openDelegation } from '#server/operations/delegations/open-delegation.ts';
import { readReportDates } from '#server/operations/reports/read-report-dates.ts';
import { handleRoute } from '../route-handlers.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/shared-dates.ts';

/** The days that the page of a portfolio may be asked for by a delegate of all of it. */
export const loader = handleRoute(async (context, args: Route.LoaderArgs) =>
  readReportDates(await openDelegation(context, args.params.delegation), reportRequest(args)),
);
