import { readForecastFile } from '#server/operations/projections/read-forecast.ts';
import { csvText } from '#web/dashboard/csv-text.ts';
import { projectionTable } from '#web/dashboard/projections/projection-table.ts';
import { handleOwnPage } from '../route-handlers.ts';
import { csvAnswer } from '../csv-file.ts';
import type { Route } from './+types/projection-csv.ts';

/** A projection as a file: what is supposed, then what comes of it by year. */
export const loader = handleOwnPage(async (context, { url, params: { projectionId } }: Route.LoaderArgs) => {
  const read = await readForecastFile(context, { projectionId, query: Object.fromEntries(url.searchParams) });
  return csvAnswer('projection', csvText(projectionTable(read, context.texts)));
});
