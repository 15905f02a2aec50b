import { readForecastFile } from '#server/operations/projections/read-forecast.ts';
import { csvText } from '#web/dashboard/csv-text.ts';
import { projectionTable } from '#web/dashboard/projections/projection-table.ts';
import { answerOwn } from '../answer.ts';
import type { Route } from './+types/projection-csv.ts';

/** A projection as a file: what is supposed, then what comes of it by year. */
export const loader = answerOwn(async (visit, { url, params: { projectionId } }: Route.LoaderArgs) => {
  const read = await readForecastFile(visit, { projectionId, query: Object.fromEntries(url.searchParams) });
  return new Response(csvText(projectionTable(read, visit.texts)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="projection.csv"',
      'cache-control': 'no-store',
    },
  });
});
