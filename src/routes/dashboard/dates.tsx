import { readReportDates } from '#server/operations/reports/read-report-dates.ts';
import { answer } from '../answer.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/dates.ts';

/** The days that the overview, an account or a portfolio may be asked for. */
export const loader = answer((visit, args: Route.LoaderArgs) => readReportDates(visit, reportRequest(args)));
