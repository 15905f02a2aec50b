import type { PoolClient } from 'pg';
import { hex } from '../../hex.ts';

/** The days for which the results of a bulk action are kept. */
export const daysOfBulkRuns = 3;

/** A row of a run, by its place. */
export interface BulkPlace {
  readonly run: string;
  readonly number: number;
}

/** A row that a job carries out: as whom, and with what. */
export interface DueBulkRow extends BulkPlace {
  readonly startedBy: string;
  /** True for a person who may no longer sign in. */
  readonly isDisabled: boolean;
  /** ISO moment in UTC. */
  readonly signedInAt: string;
  readonly collection: string;
  readonly action: string;
  readonly record: string;
  readonly told: string | null;
}

export interface NewBulkRun {
  readonly signedInAt: string;
  readonly collection: string;
  readonly action: string;
  /** The records in their order, each with the confirmed consequences. */
  readonly rows: readonly { readonly record: string; readonly told: string | null }[];
}

/** The outcome of a row. `answer` is the reason why it was not done. */
export type BulkOutcome = { readonly verdict: 'done' } | { readonly verdict: 'asked' | 'refused'; readonly answer: object };

export interface FoundBulkRun {
  readonly id: string;
  readonly collection: string;
  readonly action: string;
  readonly startedAt: string;
  readonly count: number;
  readonly done: number;
  readonly waiting: number;
}

export interface FoundBulkRow {
  readonly record: string;
  readonly name: string | null;
  readonly detail: string | null;
  readonly verdict: 'done' | 'asked' | 'refused' | null;
  readonly answer: object | null;
}

const runsSql = `
  select ${hex('run_id')} as id, min(collection) as collection, min(action) as action, min(started_at)::text as "startedAt", count(*)::int as count,
         count(*) filter (where verdict = 'done')::int as done, count(*) filter (where verdict is null)::int as waiting
    from bulk_rows where started_by = actor_user() group by run_id order by min(started_at) desc, run_id desc limit 20`;

/** So many of each run, so that no one waits until another's run is over. */
const dueSql = `
  select ${hex('due.run_id')} as run, due.number, ${hex('due.started_by')} as "startedBy", coalesce(security.is_disabled, false) as "isDisabled",
         to_char(due.signed_in_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signedInAt", due.collection, due.action,
         ${hex('due.record_id')} as record, due.told
    from (select *, row_number() over (partition by run_id order by number) as place from bulk_rows where verdict is null) due
    left join user_security security on security.user_id = due.started_by
   where place <= $1 order by due.started_at, due.run_id, due.number`;

/** The bulk actions that jobs carry out. */
export function bulkRows(connection: PoolClient) {
  const rows = async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
    (await connection.query<Row>(sql, [...values])).rows;
  return { ...starting(rows), ...carryingOut(rows) };
}

type Rows = <Row extends object>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;

function starting(rows: Rows) {
  return {
    /** Adds a run of the actor's; null while another one of theirs is under way. */
    async start({ signedInAt, collection, action, rows: added }: NewBulkRun): Promise<string | null> {
      await rows("select pg_advisory_xact_lock(hashtextextended('bulk ' || actor_user(), 0))");
      const going = await rows('select from bulk_rows where started_by = actor_user() and verdict is null limit 1');
      if (going.length > 0) return null;
      const sql = `
        with run as materialized (select uuidv7() as id)
        insert into bulk_rows (run_id, number, started_by, signed_in_at, collection, action, record_id, told)
        select run.id, number, actor_user(), $1, $2, $3, record, told from run, unnest($4::uuid[], $5::text[]) with ordinality line (record, told, number)
        returning ${hex('run_id')} as id`;
      const values = [signedInAt, collection, action, added.map(({ record }) => record), added.map(({ told }) => told)];
      return (await rows<{ id: string }>(sql, values))[0]?.id ?? null;
    },
    /** Tells whether the actor has runs. */
    async any(): Promise<boolean> {
      return (await rows('select from bulk_rows where started_by = actor_user() limit 1')).length > 0;
    },
    /** Returns the runs of the actor, the newest first. */
    async own(): Promise<FoundBulkRun[]> {
      return rows(runsSql);
    },
    /** Returns the rows of a run, those that wait last. */
    async of(run: string): Promise<FoundBulkRow[]> {
      const sql = `select ${hex('record_id')} as record, name, detail, verdict, answer from bulk_rows
        where run_id = $1 and started_by = actor_user() order by verdict is null, number`;
      return rows(sql, [run]);
    },
  };
}

function carryingOut(rows: Rows) {
  return {
    /** Returns rows of everyone that wait, `atOnce` of each run, for the system. */
    async due(atOnce: number): Promise<DueBulkRow[]> {
      return rows(dueSql, [atOnce]);
    },
    async call({ run, number }: BulkPlace, { name, detail }: { readonly name: string; readonly detail: string | null }): Promise<void> {
      await rows('update bulk_rows set name = left($3, 300), detail = left($4, 300) where run_id = $1 and number = $2', [
        run,
        number,
        name,
        detail,
      ]);
    },
    /** Keeps other jobs from a row until the transaction ends, and changes nothing. False for a row that does not wait any more. */
    async take({ run, number }: BulkPlace): Promise<boolean> {
      await rows("select pg_advisory_xact_lock(hashtextextended('bulk row ' || $1 || $2, 0))", [run, String(number)]);
      return (await rows('select from bulk_rows where run_id = $1 and number = $2 and verdict is null', [run, number])).length > 0;
    },
    /** Marks a row as done in the transaction that does it, if that changes anything. */
    async mark({ run, number }: BulkPlace): Promise<void> {
      const sql =
        "update bulk_rows set verdict = 'done' where run_id = $1 and number = $2 and pg_current_xact_id_if_assigned() is not null";
      await rows(sql, [run, number]);
    },
    async settle({ run, number }: BulkPlace, outcome: BulkOutcome): Promise<void> {
      const answer = 'answer' in outcome ? JSON.stringify(outcome.answer) : null;
      await rows('update bulk_rows set verdict = $3, answer = $4 where run_id = $1 and number = $2', [
        run,
        number,
        outcome.verdict,
        answer,
      ]);
    },
    async forgetOld(): Promise<void> {
      await rows(`delete from bulk_rows where started_at < now() - interval '${daysOfBulkRuns} days'`);
    },
  };
}
