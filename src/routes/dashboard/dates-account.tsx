import { readReportDates } from '#server/operations/reports/read-report-dates.ts';
import { answer } from '../answer.ts';
import { readReportAddress } from '../report-address.ts';
import type { Route } from './+types/dates-account.ts';

/** The days that the account's page may be asked for. */
export const loader = answer((visit, { url, params }: Route.LoaderArgs) =>
  readReportDates(visit, { account: params.account, query: readReportAddress(url).query }),
);
