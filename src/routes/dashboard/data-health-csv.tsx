import { DataHealthQuery } from '#contracts/reports/data-health-query.ts';
import { readDataHealthFile } from '#server/operations/data-health/read-data-health.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { csvText } from '#web/dashboard/csv-text.ts';
import { findingTable } from '#web/dashboard/data-health/finding-table.ts';
import { handleRoute } from '../route-handlers.ts';
import { csvAnswer } from '../csv-file.ts';
import type { Route } from './+types/data-health-csv.ts';

/** All findings that pass the filters, as a file. */
export const loader = handleRoute(async (context, { url }: Route.LoaderArgs) => {
  const health = await readDataHealthFile(context, parseQuery(DataHealthQuery, url.searchParams));
  return csvAnswer('data-health', csvText(findingTable(health, context.texts)));
});
