import { readReportDates } from '#server/operations/reports/read-report-dates.ts';
import { answer } from '../answer.ts';
import { readReportAddress } from '../report-address.ts';
import type { Route } from './+types/dates.ts';

/** The days that the overview may be asked for. */
export const loader = answer((visit, { url }: Route.LoaderArgs) => readReportDates(visit, { query: readReportAddress(url).query }));
