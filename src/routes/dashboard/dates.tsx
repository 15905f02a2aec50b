import { readReportDates } from '#server/operations/reports/read-report-dates.ts';
import { handleRoute } from '../route-handlers.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/dates.ts';

/** The days that the overview, an account or a portfolio may be asked for. */
export const loader = handleRoute((context, args: Route.LoaderArgs) => readReportDates(context, reportRequest(args)));
