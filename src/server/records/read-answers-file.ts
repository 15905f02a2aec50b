import * as z from 'zod';
import type { GridRow } from '#contracts/records.ts';
import { isId } from '#domain/is-id.ts';
import type { AskedField } from '#forms/form.ts';
import { parseSubmission, type Submission } from '#forms/submission.ts';
import { parseQuery } from '../operations/parse-query.ts';
import type { RequestContext } from '../request-context.ts';
import { requireBinding } from './bindings.ts';
import { gridQueryOf } from './grid-query.ts';
import { readGridFile } from './read-collection.ts';

/** A submission in a file may have 60 answers of 4,000 characters. */
const batchSize = 100;
/** More questions have no column: a form asks at most 180 at a time, and may have asked others before. */
const maxQuestions = 250;

/** The submission that a mail about it leads to. */
const OneSubmission = z.object({ submission: z.string().refine(isId).optional() });

/** The submissions of one form, each with its answers, for a file. */
export interface AnswersFile {
  /** The questions that were ever asked, as they were asked last. */
  readonly questions: readonly AskedField[];
  readonly batches: AsyncIterable<readonly AnsweredRow[]>;
}

export interface AnsweredRow {
  readonly row: GridRow;
  readonly submission: Submission | null;
}

/**
 * The submissions that a list of one form, or of one process, finds, with their answers; those of one submission where the address names it.
 *
 * @returns null for a list of none of these
 * @throws AppError `query-not-understood`; as `readGridFile` does
 */
export async function readAnswersFile(context: RequestContext, asked: URLSearchParams): Promise<AnswersFile | null> {
  const { collection } = requireBinding(context.actor, 'submissions');
  const { form, process } = gridQueryOf(collection, context.actor, asked).filters;
  const { submission } = parseQuery(OneSubmission, asked);
  if (form === undefined && process === undefined && submission === undefined) return null;
  const of = { ...(form !== undefined && { form }), ...(process !== undefined && { process }) };
  const questions = await context.db.read(async ({ contentRecords }) =>
    submission === undefined
      ? contentRecords.questionsAsked(of, maxQuestions)
      : (parseSubmission((await contentRecords.answersOf([submission])).get(submission) ?? '')?.fields ?? []),
  );
  const listed = await readGridFile(context, 'submissions', asked, {
    size: batchSize,
    ...(submission !== undefined && { record: submission }),
  });
  const withAnswers = async (rows: readonly GridRow[]): Promise<readonly AnsweredRow[]> => {
    const answers = await context.db.read(({ contentRecords }) => contentRecords.answersOf(rows.map(({ id }) => id)));
    return rows.map((row) => ({ row, submission: parseSubmission(answers.get(row.id) ?? '') }));
  };
  return { questions, batches: mapped(listed, withAnswers) };
}

/** Batches that are read for others: whoever ends these ends those, also before the first of them. */
function mapped<From, To>(from: AsyncIterable<From>, change: (batch: From) => Promise<To>): AsyncIterable<To> {
  const left = from[Symbol.asyncIterator]();
  const iterator: AsyncIterator<To> = {
    next: async () => {
      const { done = false, value } = await left.next();
      return done ? { done: true, value: undefined } : { done: false, value: await change(value as From) };
    },
    return: async () => {
      await left.return?.();
      return { done: true, value: undefined };
    },
  };
  return { [Symbol.asyncIterator]: () => iterator };
}
