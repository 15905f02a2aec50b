import { redirect } from 'react-router';
import type { Collection, Column } from '#collections/collection.ts';
import { collections, isCollection } from '#collections/registry.ts';
import { readGridFile } from '#server/records/read-collection.ts';
import { csvLines, csvText } from '#web/dashboard/csv-text.ts';
import { cellText, collectionWords } from '#web/records/collection-words.ts';
import { handleRoute } from '../route-handlers.ts';
import { csvAnswer } from '../csv-file.ts';
import { textOfBatches, textStream } from '../text-stream.ts';
import type { Route } from './+types/collection-csv.ts';

/** All that a list finds, in its columns, as a file that is written while it is read. */
export const loader = handleRoute(async (context, { params, url }: Route.LoaderArgs) => {
  const { collection } = params;
  if (!isCollection(collection)) throw redirect('/');
  const batches = await readGridFile(context, collection, url.searchParams);
  const words = collectionWords(collection, context.texts);
  const { columns }: Collection = collections[collection];
  const head = csvText({ header: columns.map(({ id }) => words.fieldLabel(id)), rows: [] });
  const lines = textOfBatches(head, batches, (batch) =>
    csvLines(batch.map(({ cells }) => columns.map((column) => fileCell(column, cells[column.id] ?? null, words)))),
  );
  return csvAnswer(collection, textStream(lines));
});

/** Addresses are whole in a file, and numbers are numbers. */
const fileCell = (column: Column, value: string | number | null, words: ReturnType<typeof collectionWords>) =>
  value === null || column.kind === 'link' || column.kind === 'number' || column.kind === 'exact' || column.kind === 'amount'
    ? value
    : cellText(column, value, words);
