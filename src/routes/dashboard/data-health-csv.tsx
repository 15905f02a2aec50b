import { dataHealthQueryOf } from '#server/operations/data-health/data-health-query-of.ts';
import { readDataHealthFile } from '#server/operations/data-health/read-data-health.ts';
import { csvText } from '#web/dashboard/csv-text.ts';
import { findingTable } from '#web/dashboard/data-health/finding-table.ts';
import { answer } from '../answer.ts';
import type { Route } from './+types/data-health-csv.ts';

/** All findings that pass the filters, as a file. */
export const loader = answer(async (visit, { url }: Route.LoaderArgs) => {
  const health = await readDataHealthFile(visit, dataHealthQueryOf(Object.fromEntries(url.searchParams)));
  return new Response(csvText(findingTable(health, visit.texts)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="data-health.csv"',
      'cache-control': 'no-store',
    },
  });
});
