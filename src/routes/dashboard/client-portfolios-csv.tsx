import { defaultPeriods } from '#contracts/reports/report-choices.ts';
import { readClientPortfoliosFile } from '#server/operations/reports/read-client-files.ts';
import { portfolioCells, portfolioHeader } from '#web/dashboard/client-files.ts';
import { csvLines, csvText } from '#web/dashboard/csv-text.ts';
import { handleRoute } from '../route-handlers.ts';
import { csvAnswer } from '../csv-file.ts';
import { reportRequest } from '../report-request.ts';
import { textOfBatches, textStream } from '../text-stream.ts';
import type { Route } from './+types/client-portfolios-csv.ts';

/** The portfolios of all clients that pass the filters of the overview, as a file that is written while it is read. */
export const loader = handleRoute(async (context, args: Route.LoaderArgs) => {
  const request = reportRequest(args);
  const batches = await readClientPortfoliosFile(context, request);
  const head = csvText({ header: portfolioHeader(request.query.period ?? defaultPeriods.clients, context.texts), rows: [] });
  const lines = textOfBatches(head, batches, (batch) =>
    csvLines(
      batch.flatMap(({ client, portfolios }) =>
        portfolios.rows.map((row) => portfolioCells(row, { client: client.name, asOf: portfolios.asOf })),
      ),
    ),
  );
  return csvAnswer('portfolios', textStream(lines));
});
