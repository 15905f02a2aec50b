import { AuditQuery } from '#contracts/admin/audit-query.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { readAuditFile } from '#server/operations/audit/read-audit.ts';
import { auditHeader, auditRow } from '#web/dashboard/audit/audit-table.ts';
import { csvLines, csvText } from '#web/dashboard/csv-text.ts';
import { handleRoute } from '../route-handlers.ts';
import { csvAnswer } from '../csv-file.ts';
import { textOfBatches, textStream } from '../text-stream.ts';
import type { Route } from './+types/audit-csv.ts';

/** All rows of the trail that pass the filters, as a file that is written while it is read. */
export const loader = handleRoute(async (context, { url }: Route.LoaderArgs) => {
  const batches = await readAuditFile(context, parseQuery(AuditQuery, url.searchParams));
  const head = csvText({ header: auditHeader(context.texts), rows: [] });
  const lines = textOfBatches(head, batches, (batch) => csvLines(batch.map((entry) => auditRow(entry, context.texts))));
  return csvAnswer('audit-trail', textStream(lines));
});
