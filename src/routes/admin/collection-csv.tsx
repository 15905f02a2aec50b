import { redirect } from 'react-router';
import type { Collection, Column } from '#collections/collection.ts';
import type { GridRow } from '#contracts/records.ts';
import { collections, isCollection } from '#collections/registry.ts';
import type { RequestContext } from '#server/request-context.ts';
import { type AnsweredRow, readAnswersFile } from '#server/records/read-answers-file.ts';
import { readGridFile } from '#server/records/read-collection.ts';
import { csvLines, csvText } from '#web/dashboard/csv-text.ts';
import { answerFormats } from '#web/lib/answer-formats.ts';
import { cellText, collectionWords } from '#web/records/collection-words.ts';
import { answerCell } from '#web/ui/asked/answer-words.ts';
import { getFormats } from '#wording/formats.ts';
import { handleRoute } from '../route-handlers.ts';
import { csvAnswer } from '../csv-file.ts';
import { textOfBatches, textStream } from '../text-stream.ts';
import type { Route } from './+types/collection-csv.ts';

/** All that a list finds, in its columns, as a file that is written while it is read; of one form's submissions with the answers. */
export const loader = handleRoute(async (context, { params, url }: Route.LoaderArgs) => {
  const { collection } = params;
  if (!isCollection(collection)) throw redirect('/');
  const answers = collection === 'submissions' ? await readAnswersFile(context, url.searchParams) : null;
  if (answers !== null) return answersFile(context, answers);
  const batches = await readGridFile(context, collection, url.searchParams);
  const words = collectionWords(collection, context.texts);
  const { columns }: Collection = collections[collection];
  const head = csvText({ header: columns.map(({ id }) => words.fieldLabel(id)), rows: [] });
  const lines = textOfBatches(head, batches, (batch) => csvLines(batch.map((row) => fileRow(columns, row, words))));
  return csvAnswer(collection, textStream(lines));
});

/** Submissions of one form: the columns of their list, and one for each question that was asked. */
function answersFile({ texts, locale }: RequestContext, { questions, batches }: NonNullable<Awaited<ReturnType<typeof readAnswersFile>>>) {
  const words = collectionWords('submissions', texts);
  const { columns }: Collection = collections.submissions;
  const language = { locale, formats: answerFormats(texts, getFormats(locale)) };
  const header = [
    ...columns.map(({ id }) => words.fieldLabel(id)),
    ...questions.map(({ label, part }) => (part ? `${part.title[locale]}: ${label[locale]}` : label[locale])),
  ];
  const answersOf = ({ submission }: AnsweredRow) =>
    questions.map(({ id }) => {
      const field = submission?.fields.find((each) => each.id === id);
      return submission && field ? answerCell(field, submission.answers, language) : null;
    });
  const lines = textOfBatches(csvText({ header, rows: [] }), batches, (batch) =>
    csvLines(batch.map((answered) => [...fileRow(columns, answered.row, words), ...answersOf(answered)])),
  );
  return csvAnswer('submissions', textStream(lines));
}

const fileRow = (columns: readonly Column[], { cells }: GridRow, words: ReturnType<typeof collectionWords>) =>
  columns.map((column) => fileCell(column, cells[column.id] ?? null, words));

/** Addresses are whole in a file, and numbers are numbers. */
const fileCell = (column: Column, value: string | number | null, words: ReturnType<typeof collectionWords>) =>
  value === null || column.kind === 'link' || column.kind === 'number' || column.kind === 'exact' || column.kind === 'amount'
    ? value
    : cellText(column, value, words);
