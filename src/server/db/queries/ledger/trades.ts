import type { PoolClient } from 'pg';
import type { ContractNote, ContractNoteRow } from '#contracts/datasets/transactions.ts';
import { folded } from '../../folded-text.ts';
import { rangeOf, type TransactionsQuery } from './transaction-list.ts';

// Charges and tax are inside the amount: on top of what a purchase costs, off what a sale brings.
const columnsSql = `
  replace(entry.id::text, '-', '') as id, entry.source_id as number, entry.day, entry.settle_day as "settleDay", entry.type as side,
  instrument.name, instrument.symbol, entry.units, entry.price,
  case when entry.price is null then null else coalesce(instrument.quote_unit, entry.currency) end as "priceUnit",
  (abs(entry.amount) + case entry.type when 'Purchase' then -1 else 1 end * (entry.charges + entry.tax))::text as consideration,
  entry.charges, entry.tax, abs(entry.amount)::text as total, entry.currency`;

const tradesSql = `
  from transactions entry join instruments instrument on instrument.id = entry.instrument_id
 where entry.account_id = $1 and entry.portfolio_id = any($2::uuid[]) and entry.voided_at is null and entry.type in ('Purchase', 'Sale')`;

const rangeSql = `
   and entry.day >= coalesce($3::date, '-infinity') and entry.day <= $4::date
   and ($5::text is null or ${folded("concat_ws(' ', instrument.name, instrument.symbol, entry.source_id)")} like ${folded('$5')})`;

const pageSql = `select ${columnsSql} ${tradesSql} ${rangeSql} order by entry.day desc, entry.sequence desc limit $6 offset $7`;

const countSql = `select count(*)::integer as count ${tradesSql} ${rangeSql}`;

const oneSql = `
  select ${columnsSql}, instrument.isin, instrument.sedol, entry.fx_rate as "fxRate", account.name as client, account.external_id as "clientNumber",
         portfolio.name as portfolio, nullif(portfolio.external_id, replace(portfolio.id::text, '-', '')) as "portfolioNumber", portfolio.type as "portfolioType", portfolio.currency as "portfolioCurrency"
    from (select * from transactions where account_id = $1 and portfolio_id = any($2::uuid[]) and id = $3::uuid
             and voided_at is null and type in ('Purchase', 'Sale')) entry
    join instruments instrument on instrument.id = entry.instrument_id
    join portfolios portfolio on portfolio.account_id = entry.account_id and portfolio.id = entry.portfolio_id
    join accounts account on account.id = entry.account_id`;

export function trades(connection: PoolClient) {
  return {
    /** Newest first. */
    async page(query: TransactionsQuery, { limit, offset }: { limit: number; offset: number }): Promise<ContractNoteRow[]> {
      return (await connection.query<ContractNoteRow>(pageSql, [...rangeOf(query), limit, offset])).rows;
    },

    async count(query: TransactionsQuery): Promise<number> {
      return (await connection.query<{ count: number }>(countSql, rangeOf(query))).rows[0]?.count ?? 0;
    },

    /** One purchase or sale of these portfolios with its parties; `null` when there is no such trade. */
    async find(accountId: string, portfolioIds: readonly string[], id: string): Promise<ContractNote | null> {
      return (await connection.query<ContractNote>(oneSql, [accountId, portfolioIds, id])).rows[0] ?? null;
    },
  };
}
