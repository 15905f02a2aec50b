import { redirect } from 'react-router';
import { collections, isCollection } from '#collections/registry.ts';
import { readGridFile } from '#server/records/read-collection.ts';
import { csvLines, csvText } from '#web/dashboard/csv-text.ts';
import { collectionWords } from '#web/records/collection-words.ts';
import { answer } from '../answer.ts';
import { csvAnswer } from '../csv-file.ts';
import { textStream } from '../text-stream.ts';
import type { Route } from './+types/collection-csv.ts';

/** All that a list finds, in its columns, as a file that is written while it is read. */
export const loader = answer(async (visit, { params, url }: Route.LoaderArgs) => {
  const { collection } = params;
  if (!isCollection(collection)) throw redirect('/');
  const batches = await readGridFile(visit, collection, url.searchParams);
  const { fieldLabel } = collectionWords(collection, visit.texts);
  const ids = collections[collection].columns.map(({ id }) => id);
  async function* lines() {
    yield csvText({ header: ids.map(fieldLabel), rows: [] });
    for await (const batch of batches) yield csvLines(batch.map(({ cells }) => ids.map((id) => cells[id] ?? null)));
  }
  return csvAnswer(collection, textStream(lines()));
});
