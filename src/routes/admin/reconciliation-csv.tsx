import { readReconciliationFile } from '#server/operations/reconciliation/read-reconciliations.ts';
import { csvText } from '#web/dashboard/csv-text.ts';
import { resultTable } from '#web/dashboard/reconciliations/result-file.ts';
import { handleRoute } from '../route-handlers.ts';
import { csvAnswer } from '../csv-file.ts';
import type { Route } from './+types/reconciliation-csv.ts';

/** Both sides of all rows of a custodian's list, and what came of them, as a file. */
export const loader = handleRoute(async (context, { params }: Route.LoaderArgs) => {
  const { one, rows } = await readReconciliationFile(context, params.reconciliation);
  return csvAnswer(`reconciliation-${one.day}`, csvText(resultTable(rows, context.texts)));
});
