import type { PoolClient } from 'pg';
import type { IsoDate } from '#finance/iso-date.ts';
import { folded } from '../../folded-text.ts';
import { toLikePattern } from '../../list-query.ts';

/** A page of the transactions of some portfolios of an account, in the closed range of days [from, to]. */
export interface TransactionsQuery {
  readonly accountId: string;
  readonly portfolioIds: readonly string[];
  readonly from: IsoDate | null;
  readonly to: IsoDate;
  /** Part of a security's name or symbol, of a note or of a type; '' for all. */
  readonly find: string;
}

/** The query of transactions, restricted to one security if one is named. */
interface TransactionListQuery extends TransactionsQuery {
  readonly instrumentId: string | null;
}

export interface ListedTransaction {
  readonly id: string;
  readonly day: IsoDate;
  readonly type: string;
  readonly category: string | null;
  readonly instrumentId: string | null;
  readonly name: string | null;
  readonly symbol: string | null;
  readonly units: string | null;
  readonly price: string | null;
  readonly priceUnit: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly charges: string;
  readonly tax: string;
  readonly note: string | null;
  /** The amount in the currency of the list; null without a rate. */
  readonly converted: number | null;
}

/** Sum and number of one type in the range; null where an exchange rate is missing. */
export interface TypeSum {
  readonly type: string;
  readonly amount: number | null;
  readonly count: number;
}

const entriesSql = `from transactions entry left join instruments instrument on instrument.id = entry.instrument_id`;

const inRangeSql = `
 where entry.account_id = $1 and entry.portfolio_id = any($2::uuid[]) and entry.voided_at is null
   and entry.day >= coalesce($3::date, '-infinity') and entry.day <= $4::date
   and ($5::text is null or ${folded("concat_ws(' ', instrument.name, instrument.symbol, entry.note, entry.type)")} like ${folded('$5')})
   and ($6::uuid is null or entry.instrument_id = $6)`;

const rangeSql = `${entriesSql} ${inRangeSql}`;

// A recorded rate goes to the portfolio's own currency; otherwise both legs come from the last day on which both were published.
const rateSql = `
    join portfolios portfolio on portfolio.account_id = entry.account_id and portfolio.id = entry.portfolio_id
    left join lateral (
      select case
        when entry.currency = $7 then 1
        when entry.fx_rate is not null and portfolio.currency = $7 then entry.fx_rate
        when $7 = 'EUR' then (select 1 / per_euro from exchange_rates where currency = entry.currency and day <= entry.day order by day desc limit 1)
        when entry.currency = 'EUR' then (select per_euro from exchange_rates where currency = $7 and day <= entry.day order by day desc limit 1)
        else (select own.per_euro / other.per_euro from exchange_rates other join exchange_rates own on own.currency = $7 and own.day = other.day
               where other.currency = entry.currency and other.day <= entry.day order by other.day desc limit 1)
      end as factor) rate on true`;

const pageSql = `
  select replace(entry.id::text, '-', '') as id, entry.day, entry.type, entry.category,
         replace(entry.instrument_id::text, '-', '') as "instrumentId", instrument.name, instrument.symbol,
         entry.units, entry.price, case when entry.price is null then null else coalesce(instrument.quote_unit, entry.currency) end as "priceUnit",
         entry.amount, entry.currency, entry.charges, entry.tax, entry.note, (entry.amount * rate.factor)::float8 as converted
  ${entriesSql} ${rateSql} ${inRangeSql}
   order by entry.day desc, entry.sequence desc limit $8 offset $9`;

const countSql = `select count(*)::integer as count ${rangeSql}`;

const sumsSql = `
  select entry.type, sum(entry.amount * rate.factor)::float8 as amount, count(*)::integer as count,
         bool_or(rate.factor is null and entry.amount <> 0) as "isIncomplete"
    from (select entry.type, entry.amount, entry.currency, entry.day, entry.fx_rate, entry.portfolio_id, entry.account_id ${rangeSql}) entry
    ${rateSql}
   group by entry.type`;

const countsSql = `
  select count(*)::integer as transactions, count(*) filter (where type in ('Purchase', 'Sale'))::integer as trades
    from transactions where account_id = $1 and portfolio_id = any($2::uuid[]) and voided_at is null and day <= $3::date`;

export function transactionList(connection: PoolClient) {
  return {
    /** Newest first, each amount in one currency too. */
    async page(
      query: TransactionListQuery,
      currency: string,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<ListedTransaction[]> {
      return (await connection.query<ListedTransaction>(pageSql, [...listOf(query), currency, limit, offset])).rows;
    },

    async count(query: TransactionListQuery): Promise<number> {
      return (await connection.query<{ count: number }>(countSql, listOf(query))).rows[0]?.count ?? 0;
    },

    /** Sums of the whole range by type, in one currency. */
    async sums(query: TransactionListQuery, currency: string): Promise<TypeSum[]> {
      const { rows } = await connection.query<TypeSum & { isIncomplete: boolean }>(sumsSql, [...listOf(query), currency]);
      return rows.map(({ type, amount, count, isIncomplete }) => ({ type, amount: isIncomplete ? null : (amount ?? 0), count }));
    },

    /** Counts the transactions up to a day, and the purchases and sales among them. */
    async counts(accountId: string, portfolioIds: readonly string[], to: IsoDate): Promise<{ transactions: number; trades: number }> {
      const { rows } = await connection.query<{ transactions: number; trades: number }>(countsSql, [accountId, portfolioIds, to]);
      return rows[0] ?? { transactions: 0, trades: 0 };
    },
  };
}

function listOf(query: TransactionListQuery): unknown[] {
  return [...rangeOf(query), query.instrumentId];
}

/** The values of a range of transactions with what is searched in them, null for nothing. */
export function rangeOf({ accountId, portfolioIds, from, to, find }: TransactionsQuery): unknown[] {
  return [accountId, portfolioIds, from, to, find.trim() === '' ? null : toLikePattern(find.trim())];
}
