import { AnalyticsQuery } from '#contracts/analytics.ts';
import { readAnalyticsFile } from '#server/operations/analytics/read-analytics.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { usersTable } from '#web/dashboard/analytics/users-table.ts';
import { csvText } from '#web/dashboard/csv-text.ts';
import { csvAnswer } from '../csv-file.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/analytics-csv.ts';

/** All people who used the portal in the days chosen, as a file. */
export const loader = handleRoute(async (context, { url }: Route.LoaderArgs) => {
  const users = await readAnalyticsFile(context, parseQuery(AnalyticsQuery, url.searchParams));
  return csvAnswer('analytics', csvText(usersTable(users, context.texts)));
});
