import type { PoolClient } from 'pg';
import { type IsoDate, isoDate } from '#finance/iso-date.ts';
import type { StoredProblem } from '../../schema/derived.ts';

/** The days for which the figures of a portfolio or account are computed, as day numbers, and what is wrong with them. */
export interface StateToStore {
  readonly accountId: string;
  readonly subjectId: string;
  /** The subject whose series and snapshots are also this one's. */
  readonly storedAs: string;
  readonly firstDay: number | null;
  readonly lastDay: number;
  readonly problems: readonly StoredProblem[];
}

/** The reach of stored figures: their last day, whether the ledger has changed since, and what they had to do without. */
export interface FigureState {
  readonly firstDay: IsoDate | null;
  readonly lastDay: IsoDate | null;
  /** A moment in UTC, ISO 8601. */
  readonly computedAt: string | null;
  readonly isRefreshing: boolean;
  readonly problems: readonly StoredProblem[];
}

const stateSql = `
  select state.first_day as "firstDay", state.last_day as "lastDay",
         to_char(state.computed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "computedAt", coalesce(state.problems, '[]') as problems,
         exists (select from ledger_marks mark
                  where mark.account_id = $1 and ($2::uuid is null or mark.portfolio_id = $2)
                    and mark.version > mark.computed_version) as "isRefreshing"
    from (select $1::uuid as account_id, coalesce($2::uuid, $1::uuid) as subject_id) wanted
    left join figure_states state using (account_id, subject_id)`;

/** Between which days the figures of a portfolio or account are, and what they had to do without. */
export type FigureReach = Pick<FigureState, 'firstDay' | 'lastDay' | 'problems'>;

const reachSql = `
  select replace(subject_id::text, '-', '') as "subjectId", first_day as "firstDay", last_day as "lastDay", problems
    from figure_states where account_id = any($1::uuid[]) and ($2 or subject_id = account_id)`;

const daysSql = 'select first_day as first, last_day as last from figure_states where account_id = $1 and subject_id = $2';

const daysOfPortalSql = 'select min(first_day) as first, max(last_day) as last from own_accounts where portal_id = $1';

const daysOfAllSql = 'select min(first_day) as first, max(last_day) as last from figure_states where subject_id = account_id';

const storeSql = `
  insert into figure_states (account_id, subject_id, stored_as, first_day, last_day, computed_at, problems)
  select account_id, subject_id, stored_as, first_day, last_day, clock_timestamp(), problems
    from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::date[], $5::date[], $6::jsonb[])
      state (account_id, subject_id, stored_as, first_day, last_day, problems)
  on conflict (account_id, subject_id) do update set stored_as = excluded.stored_as, first_day = excluded.first_day,
    last_day = excluded.last_day, computed_at = excluded.computed_at, problems = excluded.problems`;

export function figureStates(connection: PoolClient) {
  return {
    /** Reads the state of a portfolio, or with null of the account as a whole. */
    async state(accountId: string, portfolioId: string | null): Promise<FigureState> {
      const { rows } = await connection.query<FigureState>(stateSql, [accountId, portfolioId]);
      return rows[0] ?? { firstDay: null, lastDay: null, computedAt: null, isRefreshing: false, problems: [] };
    },

    /** Between which days a portfolio, or an account as a whole, has figures. */
    async days(accountId: string, subjectId: string): Promise<FigureDays | null> {
      return daysIn((await connection.query<FoundDays>(daysSql, [accountId, subjectId])).rows[0]);
    },

    /** Between which days anything has figures that the actor is shown on a portal. */
    async daysOfPortal(portalId: string): Promise<FigureDays | null> {
      return daysIn((await connection.query<FoundDays>(daysOfPortalSql, [portalId])).rows[0]);
    },

    /** Between which days any account has figures that the actor sees. */
    async daysOfAll(): Promise<FigureDays | null> {
      return daysIn((await connection.query<FoundDays>(daysOfAllSql)).rows[0]);
    },

    /** By subject: these accounts, and their portfolios when those are asked for. */
    async reach(accountIds: readonly string[], withPortfolios: boolean): Promise<Map<string, FigureReach>> {
      const { rows } = await connection.query<FigureReach & { readonly subjectId: string }>(reachSql, [accountIds, withPortfolios]);
      return new Map(rows.map((reach) => [reach.subjectId, reach]));
    },

    async store(states: readonly StateToStore[]): Promise<void> {
      const values = [
        states.map((state) => state.accountId),
        states.map((state) => state.subjectId),
        states.map((state) => state.storedAs),
        states.map(({ firstDay }) => (firstDay === null ? null : isoDate(firstDay))),
        states.map(({ lastDay }) => isoDate(lastDay)),
        states.map(({ problems }) => JSON.stringify(problems)),
      ];
      await connection.query({ name: 'store figure states', text: storeSql, values });
    },
  };
}

interface FigureDays {
  readonly first: IsoDate;
  readonly last: IsoDate;
}

type FoundDays = { readonly [End in keyof FigureDays]: FigureDays[End] | null };

function daysIn(found: FoundDays | undefined): FigureDays | null {
  const { first = null, last = null } = found ?? {};
  return first !== null && last !== null ? { first, last } : null;
}
