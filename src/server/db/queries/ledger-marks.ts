import type { PoolClient } from 'pg';
import type { IsoDate } from '#finance/iso-date.ts';

/** What changed in a portfolio's ledger since its figures were computed. */
export interface LedgerMark {
  readonly accountId: string;
  readonly portfolioId: string;
  /** Day number of the first change. */
  readonly firstChangedDay: number;
  readonly version: number;
}

/** An account with work to do, and the sum of its portfolios' ledger versions. */
export interface StaleAccount {
  readonly accountId: string;
  readonly version: number;
}

const staleSql = `
  select replace(mark.account_id::text, '-', '') as "accountId", sum(mark.version)::float8 as version
    from ledger_marks mark
    left join figure_states state on state.account_id = mark.account_id and state.subject_id = mark.portfolio_id
   where $2::uuid[] is null or mark.account_id = any($2::uuid[])
   group by mark.account_id
  having bool_or(state.ledger_version is null or mark.version > state.ledger_version or state.last_day < $1::date)
   order by mark.account_id`;

const lockSql = `
  select replace(account_id::text, '-', '') as "accountId"
    from unnest($1::uuid[]) account_id
   where pg_try_advisory_xact_lock(hashtextextended(account_id::text, 0))`;

const marksSql = `
  select replace(account_id::text, '-', '') as "accountId", replace(portfolio_id::text, '-', '') as "portfolioId",
         first_changed_day - date '1970-01-01' as "firstChangedDay", version::float8 as version
    from ledger_marks where account_id = any($1::uuid[])
   order by account_id, portfolio_id`;

const computedSql = `
  update ledger_marks mark set first_changed_day = $4::date
    from unnest($1::uuid[], $2::uuid[], $3::bigint[]) done (account_id, portfolio_id, version)
   where mark.account_id = done.account_id and mark.portfolio_id = done.portfolio_id and mark.version = done.version`;

/** Who ever held the instrument, or is compared with a benchmark that has it, never before the portfolio's first day. */
const repricedSql = `
  with repriced as (
    select instrument_id, date '1970-01-01' + min(day) as day from unnest($1::uuid[], $2::integer[]) given (instrument_id, day) group by instrument_id
  ), held as (
    select account_id, portfolio_id, instrument_id, min(day) as first_day
      from transactions where voided_at is null and instrument_id in (select instrument_id from repriced)
     group by account_id, portfolio_id, instrument_id
  ), compared as (
    select p.account_id, p.id as portfolio_id, min(c.day) as day
      from repriced c
      join benchmark_components b on b.instrument_id = c.instrument_id
      join portfolios p on p.benchmark_id = b.benchmark_id
     group by p.account_id, p.id
  ), first_days as (
    select account_id, portfolio_id, min(day) as first_day
      from transactions where voided_at is null and portfolio_id in (select portfolio_id from compared)
     group by account_id, portfolio_id
  ), touched as (
    select h.account_id, h.portfolio_id, greatest(c.day, h.first_day) as day from held h join repriced c on c.instrument_id = h.instrument_id
    union all
    select c.account_id, c.portfolio_id, greatest(c.day, f.first_day)
      from compared c join first_days f on f.account_id = c.account_id and f.portfolio_id = c.portfolio_id
  )
  insert into ledger_marks (account_id, portfolio_id, first_changed_day)
  select account_id, portfolio_id, min(day) from touched group by account_id, portfolio_id order by account_id, portfolio_id
  on conflict (account_id, portfolio_id) do update set
    first_changed_day = least(ledger_marks.first_changed_day, excluded.first_changed_day),
    version = ledger_marks.version + 1,
    marked_at = now()`;

export function ledgerMarks(connection: PoolClient) {
  return {
    /** Those of the accounts (by default all) whose ledger is newer than their figures, or whose figures end before `through`. */
    async stale(through: IsoDate, accountIds: readonly string[] | null = null): Promise<StaleAccount[]> {
      return (await connection.query<StaleAccount>(staleSql, [through, accountIds])).rows;
    },

    /** Those of the accounts that nobody else computes at the moment; they are ours until the transaction ends. */
    async claim(accountIds: readonly string[]): Promise<string[]> {
      const { rows } = await connection.query<{ accountId: string }>(lockSql, [accountIds]);
      return rows.map(({ accountId }) => accountId);
    },

    /** Waits until nobody else computes the account; it is ours until the transaction ends. */
    async claimAfterWaiting(accountId: string): Promise<void> {
      await connection.query('select pg_advisory_xact_lock(hashtextextended(($1::uuid)::text, 0))', [accountId]);
    },

    async of(accountIds: readonly string[]): Promise<LedgerMark[]> {
      return (await connection.query<LedgerMark>(marksSql, [accountIds])).rows;
    },

    /** Prices of these days (day numbers) count otherwise than before: marks whose figures change, from the first of them. */
    async repriced(prices: readonly { readonly instrumentId: string; readonly day: number }[]): Promise<void> {
      if (prices.length === 0) return;
      await connection.query(repricedSql, [prices.map(({ instrumentId }) => instrumentId), prices.map(({ day }) => day)]);
    },

    /** Figures now reach `through`: unless it changed meanwhile, the next change counts from there. */
    async computed(marks: readonly LedgerMark[], through: IsoDate): Promise<void> {
      const columns = [marks.map((mark) => mark.accountId), marks.map((mark) => mark.portfolioId), marks.map((mark) => mark.version)];
      await connection.query(computedSql, [...columns, through]);
    },
  };
}
