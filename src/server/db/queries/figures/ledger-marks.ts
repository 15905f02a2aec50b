import type { PoolClient } from 'pg';
import { type IsoDate, isoDate } from '#finance/iso-date.ts';
import type { StoredProblem } from '../../schema/derived.ts';

/** A portfolio with what changed in its ledger since its figures were computed, and how far those go. Days are day numbers. */
export interface MarkedPortfolio {
  readonly accountId: string;
  readonly accountCurrency: string;
  readonly portfolioId: string;
  readonly currency: string;
  readonly benchmarkId: string | null;
  /** The first change. */
  readonly firstChangedDay: number;
  readonly version: number;
  readonly isNewer: boolean;
  /** Counts the changes of prices, rates, securities and benchmarks. */
  readonly marketVersion: number;
  /** Null before the first computation. */
  readonly stored: StoredReach | null;
  readonly accountStored: StoredReach | null;
}

/** Between which days figures are stored, under which subject, and what they had to do without. */
export interface StoredReach {
  readonly storedAs: string;
  /** Null of an empty ledger. */
  readonly firstDay: number | null;
  readonly lastDay: number;
  readonly problems: readonly StoredProblem[];
}

/** An account with something to compute; not ours when someone else is about it. */
export interface ClaimedAccount {
  readonly accountId: string;
  readonly isOurs: boolean;
}

// Both conditions have an index of their own: what is up to date is not looked at.
const staleAccounts = `
  (select account_id from ledger_marks where version > computed_version
    union
   select account_id from ledger_marks where computed_through < $1::date) stale`;

const amongSql = `select replace(account_id::text, '-', '') as id from ${staleAccounts} where account_id = any($2::uuid[]) order by account_id`;

const countSql = `select count(*)::integer as count from ${staleAccounts}`;

/** The lock of an account for anyone who computes it, until the transaction ends. */
const lockOf = (accountId: string) => `hashtextextended(${accountId}::text, 0)`;

// Anyone who computes reads and writes by keys, whatever the values: plans are made once, and those that are made while a table is empty
// would read all of it ever after.
const byKeysSql = "set_config('enable_seqscan', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true)";

// While more follow no one waits for the disk: what a crash takes with it is still marked as not computed.
const claimSql = `
  with stale as materialized (
    select account_id from ${staleAccounts} where $2::uuid is null or account_id > $2 order by account_id limit $3
  ), claimed as materialized (
    select account_id, pg_try_advisory_xact_lock(${lockOf('account_id')}) as is_ours from stale)
  select replace(account_id::text, '-', '') as "accountId", is_ours as "isOurs", ${byKeysSql},
         set_config('synchronous_commit', case when (select count(*) from claimed) < $3 then 'on' else 'off' end, true)
    from claimed order by account_id`;

// Looked up one by one: a plan that is made while there are no states yet would otherwise join all of them.
const reachOf = (subject: string) => `
  (select json_build_object('storedAs', replace(stored_as::text, '-', ''), 'firstDay', first_day - date '1970-01-01',
                            'lastDay', last_day - date '1970-01-01', 'problems', problems)
     from figure_states where account_id = mark.account_id and subject_id = ${subject} and last_day is not null)`;

const portfoliosSql = `
  select replace(mark.account_id::text, '-', '') as "accountId", account.currency as "accountCurrency",
         replace(mark.portfolio_id::text, '-', '') as "portfolioId", portfolio.currency,
         replace(portfolio.benchmark_id::text, '-', '') as "benchmarkId", mark.first_changed_day - date '1970-01-01' as "firstChangedDay",
         mark.version::float8 as version, mark.version > mark.computed_version as "isNewer",
         (select version::float8 from market_state) as "marketVersion",
         ${reachOf('mark.portfolio_id')} as stored, ${reachOf('mark.account_id')} as "accountStored"
    from ledger_marks mark
    join accounts account on account.id = mark.account_id
    join portfolios portfolio on portfolio.account_id = mark.account_id and portfolio.id = mark.portfolio_id
   where mark.account_id = any($1::uuid[])
   order by mark.account_id, portfolio.name, portfolio.id`;

// Nothing is computed of a portfolio in the trash, whatever an import or another price has said of it: restoring it marks it again.
const forgetRemovedSql = `
  delete from ledger_marks mark using portfolios portfolio
   where mark.account_id = any($1::uuid[]) and portfolio.account_id = mark.account_id and portfolio.id = mark.portfolio_id
     and portfolio.removed_at is not null`;

// A change in the meantime keeps its day; otherwise the next change counts from the day after the last one computed.
const computedSql = `
  update ledger_marks mark
     set computed_version = done.version, computed_through = $4::date,
         first_changed_day = case when mark.version = done.version then $4::date + 1 else mark.first_changed_day end
    from unnest($1::uuid[], $2::uuid[], $3::bigint[]) done (account_id, portfolio_id, version)
   where mark.account_id = done.account_id and mark.portfolio_id = done.portfolio_id`;

/** Marks everyone who ever held the instrument, or is compared with a benchmark that has it, never before the portfolio's first day. */
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

// A change in the meantime keeps its day where that is earlier.
const allAnewSql = `
  update ledger_marks mark
     set version = mark.version + 1, marked_at = now(),
         first_changed_day = least(mark.first_changed_day, (
           select first_day from figure_states state where state.account_id = mark.account_id and state.subject_id = mark.portfolio_id))`;

const anewSql = `${allAnewSql} where mark.account_id = $1`;

export function ledgerMarks(connection: PoolClient) {
  return {
    /** Counts the accounts whose ledger is newer than their figures, or whose figures end before `through`. */
    async countStale(through: IsoDate): Promise<number> {
      const { rows } = await connection.query<{ count: number }>(countSql, [through]);
      return rows[0]?.count ?? 0;
    },

    /**
     * The next accounts behind `after` whose ledger is newer than their figures, or whose figures end before `through`. Those
     * that no one else computes at the moment are ours until the transaction ends.
     */
    async claimStale(through: IsoDate, { after, limit }: { after: string | null; limit: number }): Promise<ClaimedAccount[]> {
      const values = [through, after, limit];
      return (await connection.query<ClaimedAccount>({ name: 'claim stale accounts', text: claimSql, values })).rows;
    },

    /** Returns those of these accounts whose ledger is newer than their figures, or whose figures end before `through`. */
    async staleAmong(through: IsoDate, accountIds: readonly string[]): Promise<string[]> {
      const { rows } = await connection.query<{ id: string }>(amongSql, [through, accountIds]);
      return rows.map(({ id }) => id);
    },

    /** Waits until no one else computes the account; it is ours until the transaction ends. */
    async claimAfterWaiting(accountId: string): Promise<void> {
      await connection.query(`select pg_advisory_xact_lock(${lockOf('$1::uuid')}), ${byKeysSql}`, [accountId]);
    },

    /** The portfolios of these accounts that have a ledger. */
    async portfoliosOf(accountIds: readonly string[]): Promise<MarkedPortfolio[]> {
      await connection.query({ name: 'forget removed portfolios', text: forgetRemovedSql, values: [accountIds] });
      return (await connection.query<MarkedPortfolio>({ name: 'marked portfolios', text: portfoliosSql, values: [accountIds] })).rows;
    },

    /** Prices of these days (day numbers) count otherwise than before: marks whose figures change, from the first of them. */
    async repriced(prices: readonly { readonly instrumentId: string; readonly day: number }[]): Promise<void> {
      if (prices.length === 0) return;
      await connection.query(repricedSql, [prices.map(({ instrumentId }) => instrumentId), prices.map(({ day }) => day)]);
    },

    /** Marks every portfolio from its first day on: its figures are computed as if there were none. Tells how many. */
    async allAnew(): Promise<number> {
      return (await connection.query(allAnewSql)).rowCount ?? 0;
    },

    /** The same with the portfolios of one account. */
    async anew(accountId: string): Promise<void> {
      await connection.query(anewSql, [accountId]);
    },

    /** Figures now reach `through` (a day number). */
    async computed(marks: readonly Pick<MarkedPortfolio, 'accountId' | 'portfolioId' | 'version'>[], through: number): Promise<void> {
      const columns = [marks.map((mark) => mark.accountId), marks.map((mark) => mark.portfolioId), marks.map((mark) => mark.version)];
      await connection.query({ name: 'computed marks', text: computedSql, values: [...columns, isoDate(through)] });
    },
  };
}
