import { getFormats } from '#wording/formats.ts';
import { readImportProblems } from '#server/operations/import/wizard/read-import.ts';
import { csvText } from '#web/dashboard/csv-text.ts';
import { problemTable } from '#web/dashboard/imports/problem-table.ts';
import { handleRoute } from '../route-handlers.ts';
import { csvAnswer } from '../csv-file.ts';
import type { Route } from './+types/import-problems-csv.ts';

/** Returns the problems of an import's rows as a file. */
export const loader = handleRoute(async (context, { params }: Route.LoaderArgs) =>
  csvAnswer(
    'import-problems',
    csvText(problemTable(await readImportProblems(context, params.import), context.texts, getFormats(context.locale))),
  ),
);
