import type { PoolClient } from 'pg';
import { type IsoDate, isoDate } from '#finance/iso-date.ts';

/** A live transaction as the figures need it: exact numbers as text, days as day numbers. */
export interface LedgerRow {
  readonly accountId: string;
  readonly portfolioId: string;
  readonly id: string;
  readonly sequence: number;
  readonly day: number;
  readonly type: string;
  readonly instrumentId: string | null;
  readonly units: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly fxRate: string | null;
  readonly charges: string;
  readonly tax: string;
  readonly category: string | null;
  readonly ratio: string | null;
  readonly cost: string | null;
  readonly acquiredDay: number | null;
  readonly transferId: string | null;
}

/** Some of the ledger of one account's portfolios, up to a day. */
export interface LedgerQuery {
  readonly accountId: string;
  readonly portfolioIds: readonly string[];
  readonly through: IsoDate;
}

/** The ledger that is wanted, and the day (a day number) from which on. */
export interface LedgerSince {
  readonly accountId: string;
  readonly portfolioId: string;
  readonly fromDay: number;
}

/** The columns of a `LedgerRow`, of transactions called `entry`. */
export const columnsSql = `
  replace(entry.account_id::text, '-', '') as "accountId", replace(entry.portfolio_id::text, '-', '') as "portfolioId",
  replace(entry.id::text, '-', '') as id, entry.sequence::float8 as sequence, entry.day - date '1970-01-01' as day, entry.type,
  replace(entry.instrument_id::text, '-', '') as "instrumentId", entry.units, entry.amount, entry.currency, entry.fx_rate as "fxRate",
  entry.charges, entry.tax, entry.category, entry.ratio, entry.cost, entry.acquired - date '1970-01-01' as "acquiredDay",
  entry.transfer_id as "transferId"`;

/** Beside calls and distributions what moves the value or the units of a stake; of a property what it cost. */
const paidForSql = `('Purchase', 'Sale', 'Contribution', 'Withdrawal', 'TransferIn', 'TransferOut', 'Adjustment')`;

/** The same, and what a stake is charged beside its calls: paid in, though it moves no value. */
const movesStakeSql = paidForSql.replace(')', ", 'Charge')");

const ledgerSql = `
  select ${columnsSql} from transactions entry
   where account_id = any($1::uuid[]) and voided_at is null and day <= $2::date
   order by account_id, portfolio_id, day, sequence`;

// The earlier ones have an index of their own, by portfolio also when it is empty while this is planned; properties and stakes in
// private funds, which are few, are looked for where there are any.
const sinceSql = `
  with wanted as materialized (
    select * from unnest($1::uuid[], $2::uuid[], $3::date[]) given (account_id, portfolio_id, day)
  ), paid_for as materialized (
    select id from instruments where type in ('Property', 'PrivateEquity'))
  select ${columnsSql}
    from wanted join transactions entry on entry.account_id = wanted.account_id and entry.portfolio_id = wanted.portfolio_id
   where entry.voided_at is null and entry.day <= $4::date and entry.day >= wanted.day
   union all
  select ${columnsSql}
    from wanted cross join lateral (
      select * from transactions
       where account_id = wanted.account_id and portfolio_id = wanted.portfolio_id and voided_at is null
         and day < least(wanted.day, $4::date + 1) and type in ('Split', 'CorporateAction', 'Call', 'Distribution') offset 0) entry
   union all
  select ${columnsSql}
    from paid_for cross join wanted
    join transactions entry on entry.account_id = wanted.account_id and entry.portfolio_id = wanted.portfolio_id
                           and entry.instrument_id = paid_for.id
   where entry.voided_at is null and entry.day <= $4::date and entry.day < wanted.day and entry.type in ${movesStakeSql}
     and exists (select from paid_for)
   order by "accountId", "portfolioId", day, sequence`;

// What decides how a price or a reported value goes on: splits, calls and distributions, and what a property or a stake in a fund cost.
const quotingSql = `
  with paid_for as materialized (
    select id from instruments where type in ('Property', 'PrivateEquity'))
  select ${columnsSql} from transactions entry
   where entry.account_id = $1 and entry.portfolio_id = any($2::uuid[]) and entry.voided_at is null and entry.day <= $3::date
     and entry.type in ('Split', 'CorporateAction', 'Call', 'Distribution')
   union all
  select ${columnsSql} from paid_for join transactions entry on entry.instrument_id = paid_for.id
   where entry.account_id = $1 and entry.portfolio_id = any($2::uuid[]) and entry.voided_at is null and entry.day <= $3::date
     and entry.type in ${paidForSql}
   order by "portfolioId", day, sequence`;

const typesSql = `
  select ${columnsSql} from transactions entry
   where account_id = $1 and portfolio_id = any($2::uuid[]) and voided_at is null and day <= $3::date and day > $4::date
     and type = any($5::text[])
   order by day desc, sequence desc`;

const instrumentsSql = `
  select ${columnsSql} from transactions entry
   where account_id = $1 and portfolio_id = any($2::uuid[]) and voided_at is null and day <= $3::date and instrument_id = any($4::uuid[])
   and day > coalesce($5::date, '-infinity')
   order by portfolio_id, day, sequence`;

export function transactions(connection: PoolClient) {
  return {
    /** The whole live ledger of these accounts up to `through`. */
    async ledgerOf(accountIds: readonly string[], through: IsoDate): Promise<LedgerRow[]> {
      return (await connection.query<LedgerRow>({ name: 'whole ledgers', text: ledgerSql, values: [accountIds, through] })).rows;
    },

    /** The live ledgers of these portfolios from a day each, up to `through`, and the earlier transactions that decide how holdings are valued. */
    async since(wanted: readonly LedgerSince[], through: IsoDate): Promise<LedgerRow[]> {
      if (wanted.length === 0) return [];
      const columns = [wanted.map((one) => one.accountId), wanted.map((one) => one.portfolioId), wanted.map((one) => isoDate(one.fromDay))];
      return (await connection.query<LedgerRow>({ name: 'ledgers since', text: sinceSql, values: [...columns, through] })).rows;
    },

    /** The few transactions that decide how holdings are valued between two prices. */
    async quoting({ accountId, portfolioIds, through }: LedgerQuery): Promise<LedgerRow[]> {
      return (await connection.query<LedgerRow>(quotingSql, [accountId, portfolioIds, through])).rows;
    },

    /** Everything that was booked on these instruments, or what was booked after a day, oldest first in each portfolio. */
    async ofInstruments(
      { accountId, portfolioIds, through }: LedgerQuery,
      instrumentIds: readonly string[],
      after: IsoDate | null = null,
    ): Promise<LedgerRow[]> {
      if (instrumentIds.length === 0) return [];
      return (await connection.query<LedgerRow>(instrumentsSql, [accountId, portfolioIds, through, instrumentIds, after])).rows;
    },

    /** The transactions of these types after `from`, newest first. */
    async ofTypes({ accountId, portfolioIds, through }: LedgerQuery, from: IsoDate, types: readonly string[]): Promise<LedgerRow[]> {
      return (await connection.query<LedgerRow>(typesSql, [accountId, portfolioIds, through, from, types])).rows;
    },
  };
}
