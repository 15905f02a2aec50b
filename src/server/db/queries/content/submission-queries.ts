import type { PoolClient } from 'pg';
import type { ContentValues } from '#collections/content/content-collection.ts';
import type { AskedField } from '#forms/form.ts';
import { hex } from '../../hex.ts';

/** Queries for what was sent through forms of the site. */
export function submissionQueries(connection: PoolClient) {
  return {
    /** The submission of a form that this sender made last; null for none. */
    async lastSubmission(form: string, sender: string): Promise<{ readonly id: string; readonly values: ContentValues } | null> {
      const { rows } = await connection.query<{ id: string; values: ContentValues }>(
        `select ${hex('id')} as id, data as values from content_records
          where collection = 'submissions' and data @> $1::jsonb order by rank desc, id desc limit 1`,
        [JSON.stringify({ form, sender })],
      );
      return rows[0] ?? null;
    },
    /** The forms that ask this one after their own questions. */
    async formsAsking(form: string): Promise<readonly ContentValues[]> {
      const { rows } = await connection.query<{ values: ContentValues }>(
        "select data as values from content_records where collection = 'forms' and data -> 'subforms' ? $1 order by rank, id",
        [form],
      );
      return rows.map(({ values }) => values);
    },
    /** Records by their ids, without answers and texts that are long. */
    async headsOf(ids: readonly string[]): Promise<ReadonlyMap<string, ContentValues>> {
      const { rows } = await connection.query<{ id: string; values: ContentValues }>(
        `select ${hex('id')} as id, data - '{answers,note}'::text[] as values from content_records
          where collection in ('submissions', 'processes') and id = any ($1::uuid[])`,
        [ids],
      );
      return new Map(rows.map(({ id, values }) => [id, values]));
    },
    /** The questions that the submissions of a form, or of a process, answer, each as it was asked last, in the order of the form. */
    async questionsAsked(of: { readonly form?: string; readonly process?: string }, limit: number): Promise<AskedField[]> {
      const { rows } = await connection.query<{ question: AskedField }>(
        `with answered as (
           select rank, case when data ->> 'answers' is json object then (data ->> 'answers')::jsonb end as submission
             from content_records where collection = 'submissions' and data @> $1::jsonb),
         asked as (
           select distinct on (question ->> 'id') question, place, rank
             from answered, jsonb_path_query(submission, '$.fields[*]') with ordinality as each(question, place)
            order by question ->> 'id', rank desc)
         select question from asked order by place, rank desc limit $2`,
        [JSON.stringify(of), limit],
      );
      return rows.map(({ question }) => question);
    },
    /** The answers of submissions as they are kept, by the ids of these. */
    async answersOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const { rows } = await connection.query<{ id: string; answers: string }>(
        `select ${hex('id')} as id, data ->> 'answers' as answers from content_records where collection = 'submissions' and id = any ($1::uuid[])`,
        [ids],
      );
      return new Map(rows.map(({ id, answers }) => [id, answers]));
    },
  };
}
