import type { PoolClient } from 'pg';
import { type DataOutcome, noOutcome } from '#contracts/data-processes.ts';
import { type Dataset, type DataRunState, type DataStep, openDataRunStates } from '#domain/data-process/data-process.ts';
import { hex } from '../../hex.ts';

export interface FoundDataRun {
  readonly id: string;
  readonly processId: string;
  /** ISO moment in UTC. */
  readonly startedAt: string;
  readonly by: string;
  readonly state: DataRunState;
  readonly steps: readonly DataStep[];
  readonly outcome: DataOutcome | null;
  readonly confirmed: readonly string[];
  /** The people who started it and who confirmed it; null once one is gone, and before anyone confirmed. */
  readonly startedBy: string | null;
  readonly confirmedBy: string | null;
  /** The moment at which its last check or import began, as the database writes moments; null before the first. */
  readonly attemptedAt: string | null;
}

/** A step of a process as it is stored. */
export interface FoundDataStep {
  readonly id: string;
  readonly name: string;
  readonly dataset: Dataset;
  readonly getFromApi: boolean;
  readonly method: string | null;
  readonly location: string | null;
}

/** The end of a step of a run: from which state, to which one, with which findings; without any, those before stay. */
interface SettledRun {
  readonly from: DataRunState;
  readonly to: DataRunState;
  readonly outcome: DataOutcome | null;
}

interface NewDataRun {
  readonly processId: string;
  readonly by: { readonly id: string; readonly name: string };
  readonly steps: readonly DataStep[];
}

const runSql = `
  select ${hex('id')} as id, ${hex('process_id')} as "processId", to_json(started_at) #>> '{}' as "startedAt", started_by_name as by, state, steps, outcome, confirmed,
         ${hex('started_by')} as "startedBy", ${hex('confirmed_by')} as "confirmedBy", attempted_at::text as "attemptedAt"
    from data_runs`;

const openStates = `(${openDataRunStates.map((state) => `'${state}'`).join(', ')})`;
const newest = 10;
/** A second process that finds the same work counts one, too. */
const mostAttempts = 6;
const daysOfRuns = 90;
const daysOfFiles = 7;

/** Queries for runs of data processes and their files, and for the steps of a process. */
export function dataRuns(connection: PoolClient) {
  const rowsOf = async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
    (await connection.query<Row>(sql, [...values])).rows;
  return { ...reading(rowsOf), ...running(rowsOf), ...ofFiles(rowsOf) };
}

type RowsOf = <Row extends object>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;

function reading(rowsOf: RowsOf) {
  return {
    /** The steps of a process in the order of their list. */
    steps: (processId: string) =>
      rowsOf<FoundDataStep>(
        `select ${hex('id')} as id, data ->> 'name' as name, data ->> 'dataset' as dataset, coalesce((data ->> 'getFromApi')::boolean, false) as "getFromApi",
                data ->> 'method' as method, data ->> 'location' as location
           from content_records where collection = 'data-processes-steps' and data ->> 'process' = $1 order by rank, content_records.id`,
        [processId],
      ),
    of: (processId: string) =>
      rowsOf<FoundDataRun>(`${runSql} where process_id = $1 order by started_at desc, id desc limit ${newest}`, [processId]),
    find: async (id: string): Promise<FoundDataRun | null> => (await rowsOf<FoundDataRun>(`${runSql} where id = $1`, [id]))[0] ?? null,
    /** The row is the transaction's until it ends. */
    lock: async (id: string): Promise<FoundDataRun | null> =>
      (await rowsOf<FoundDataRun>(`${runSql} where id = $1 for update`, [id]))[0] ?? null,
    /** Runs with work that has been asked for, the oldest first. */
    asked: async (): Promise<readonly string[]> =>
      (
        await rowsOf<{ id: string }>(
          `select ${hex('id')} as id from data_runs where state in ('waiting', 'importing') and attempts < ${mostAttempts} order by started_at, data_runs.id`,
        )
      ).map(({ id }) => id),
  };
}

function running(rowsOf: RowsOf) {
  return {
    /** Begins a run; null while another run of the process is open. */
    begin: async ({ processId, by, steps }: NewDataRun): Promise<string | null> =>
      (
        await rowsOf<{ id: string }>(
          `insert into data_runs (process_id, started_by, started_by_name, steps) values ($1, $2, $3, $4)
             on conflict (process_id) where state in ${openStates} do nothing returning ${hex('id')} as id`,
          [processId, by.id, by.name, JSON.stringify(steps)],
        )
      )[0]?.id ?? null,
    confirm: async (id: string, { by, confirmed }: { readonly by: string; readonly confirmed: readonly string[] }): Promise<void> =>
      void (await rowsOf("update data_runs set state = 'importing', confirmed = $2, confirmed_by = $3, attempts = 0 where id = $1", [
        id,
        JSON.stringify(confirmed),
        by,
      ])),
    /** Counts an attempt, before it is made. */
    attempt: async (id: string): Promise<void> =>
      void (await rowsOf('update data_runs set attempts = attempts + 1, attempted_at = now() where id = $1', [id])),
    /** Keeps what became of a run, unless another process has been faster; the files of one that has ended go. Returns whether it did. */
    settle: async (id: string, { from, to, outcome }: SettledRun): Promise<boolean> => {
      const isOpen = openDataRunStates.includes(to);
      const settled = await rowsOf(
        `update data_runs set state = $3, outcome = coalesce($4, outcome), attempts = 0, ended_at = ${isOpen ? 'null' : 'now()'}
          where id = $1 and state = $2 returning id`,
        [id, from, to, outcome && JSON.stringify(outcome)],
      );
      if (settled.length > 0 && !isOpen) await rowsOf('delete from data_files where run_id = $1', [id]);
      return settled.length > 0;
    },
    /** Discards runs that no one confirmed within a week, gives up those that keep taking their process down, and deletes those older than ninety days. */
    forgetOld: async (): Promise<void> => {
      await rowsOf(`delete from data_runs where started_at < now() - interval '${daysOfRuns} days'`);
      await rowsOf(
        `update data_runs set state = 'discarded', ended_at = now() where state = 'checked' and started_at < now() - interval '${daysOfFiles} days'`,
      );
      await rowsOf(
        `update data_runs set state = 'failed', outcome = $1, ended_at = now()
          where state in ('waiting', 'importing') and attempts >= ${mostAttempts} and attempted_at < now() - interval '1 hour'`,
        [JSON.stringify({ ...noOutcome, failure: { dataset: null, why: 'failed', status: null } } satisfies DataOutcome)],
      );
      await rowsOf(`delete from data_files where run_id in (select id from data_runs where state not in ${openStates})`);
    },
  };
}

function ofFiles(rowsOf: RowsOf) {
  return {
    addFile: async (run: string, dataset: Dataset, content: Buffer): Promise<void> =>
      void (await rowsOf('insert into data_files (run_id, dataset, content) values ($1, $2, $3) on conflict do nothing', [
        run,
        dataset,
        content,
      ])),
    /** The datasets of which the file is there, with their sizes in bytes. */
    files: (run: string) =>
      rowsOf<{ dataset: Dataset; size: number }>('select dataset, octet_length(content) as size from data_files where run_id = $1', [run]),
    file: async (run: string, dataset: Dataset): Promise<Buffer | null> =>
      (await rowsOf<{ content: Buffer }>('select content from data_files where run_id = $1 and dataset = $2', [run, dataset]))[0]
        ?.content ?? null,
  };
}
