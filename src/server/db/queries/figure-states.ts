import type { PoolClient } from 'pg';
import { isoDate } from '#finance/iso-date.ts';
import type { StoredProblem } from '../schema/derived.ts';

/** How far the figures of a portfolio or account are computed; days as day numbers. */
export interface StateToStore {
  readonly accountId: string;
  readonly subjectId: string;
  readonly ledgerVersion: number;
  readonly firstDay: number | null;
  readonly lastDay: number;
  readonly problems: readonly StoredProblem[];
}

export interface LastDay {
  readonly subjectId: string;
  readonly lastDay: number | null;
}

const lastDaysSql = `
  select replace(subject_id::text, '-', '') as "subjectId", last_day - date '1970-01-01' as "lastDay"
    from figure_states where account_id = any($1::uuid[])`;

const storeSql = `
  insert into figure_states (account_id, subject_id, ledger_version, first_day, last_day, computed_at, problems)
  select account_id, subject_id, version, first_day, last_day, clock_timestamp(), problems
    from unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::date[], $5::date[], $6::jsonb[])
      state (account_id, subject_id, version, first_day, last_day, problems)
  on conflict (account_id, subject_id) do update set ledger_version = excluded.ledger_version, first_day = excluded.first_day,
    last_day = excluded.last_day, computed_at = excluded.computed_at, problems = excluded.problems`;

export function figureStates(connection: PoolClient) {
  return {
    /** Up to which day the figures of these accounts and their portfolios are stored. */
    async lastDays(accountIds: readonly string[]): Promise<Map<string, number>> {
      const { rows } = await connection.query<LastDay>(lastDaysSql, [accountIds]);
      return new Map(rows.flatMap(({ subjectId, lastDay }) => (lastDay === null ? [] : [[subjectId, lastDay]])));
    },

    async store(states: readonly StateToStore[]): Promise<void> {
      await connection.query(storeSql, [
        states.map((state) => state.accountId),
        states.map((state) => state.subjectId),
        states.map((state) => state.ledgerVersion),
        states.map(({ firstDay }) => (firstDay === null ? null : isoDate(firstDay))),
        states.map(({ lastDay }) => isoDate(lastDay)),
        states.map(({ problems }) => JSON.stringify(problems)),
      ]);
    },
  };
}
