import { defaultPeriods } from '#contracts/reports/report-choices.ts';
import { readClientsFile } from '#server/operations/reports/read-client-files.ts';
import { clientCells, clientHeader } from '#web/dashboard/client-files.ts';
import { csvLines, csvText } from '#web/dashboard/csv-text.ts';
import { handleRoute } from '../route-handlers.ts';
import { csvAnswer } from '../csv-file.ts';
import { reportRequest } from '../report-request.ts';
import { textOfBatches, textStream } from '../text-stream.ts';
import type { Route } from './+types/clients-csv.ts';

/** All clients that pass the filters of the overview, as a file that is written while it is read. */
export const loader = handleRoute(async (context, args: Route.LoaderArgs) => {
  const request = reportRequest(args);
  const batches = await readClientsFile(context, request);
  const head = csvText({
    header: clientHeader(context.variant.clientFigures, request.query.period ?? defaultPeriods.clients, context.texts),
    rows: [],
  });
  const lines = textOfBatches(head, batches, (batch) => csvLines(batch.rows.map((client) => clientCells(client, batch))));
  return csvAnswer('my_accounts', textStream(lines));
});
