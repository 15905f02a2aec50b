import type { PoolClient } from 'pg';
import { maxCounted } from '#contracts/records.ts';
import type { TransactionType } from '#finance/ledger/ledger.ts';
import { toLikePattern, matchesSearch, orderBy, type ListQuery } from '../../list-query.ts';
import type { LedgerPlace } from './held.ts';
import { hex } from '../../hex.ts';

interface ListedBooking {
  readonly id: string;
  /** The name of the security; for cash alone, its currency. */
  readonly name: string;
  readonly symbol: string | null;
  readonly type: TransactionType;
  readonly amount: string;
  readonly currency: string;
  readonly day: string;
  readonly portfolio: string;
  readonly account: string;
}

/** One of them as its form says it, with its place. */
export interface ReadBooking extends LedgerPlace {
  readonly name: string;
  readonly symbol: string | null;
  readonly type: TransactionType;
  readonly day: string;
  readonly units: string | null;
  readonly amount: string;
  /** In the currency of the portfolio, where that is known. */
  readonly localCcyAmount: string | null;
  readonly currency: string;
  readonly note: string | null;
}

const sorted = {
  name: 'lower(coalesce(security.name, entry.currency))',
  symbol: 'security.symbol',
  type: 'entry.type',
  amount: 'entry.amount',
  portfolio: 'lower(own.name)',
  account: 'account.name_key',
};

const ownJoin = 'join portfolios own on own.account_id = entry.account_id and own.id = entry.portfolio_id';
const securityJoin = 'left join instruments security on security.id = entry.instrument_id';

/** Joins the tables that a search or an order needs: the rows of a page are found by as little as will do, the rest is read of those alone. */
const joinsFor = ({ find, sort }: ListQuery) =>
  [ownJoin, ...(find !== null || sort === 'name' || sort === 'symbol' ? [securityJoin] : [])].join(' ');

/** An index has the order of days, either way. */
const ordered = (query: ListQuery) =>
  query.sort === 'day' ? `order by entry.day ${query.order}, entry.id ${query.order}` : orderBy(sorted, query, 'entry.id');

/** $1 the words, $2 a portfolio: asked for only where they are set, so that each question has a plan of its own. */
const foundSql = (query: ListQuery) => `
    from transactions entry
    join accounts account on account.id = entry.account_id and account.is_active ${joinsFor(query)}
   where entry.voided_at is null
     and ${query.filters.portfolioId === undefined ? '$2::uuid is null' : 'entry.portfolio_id = $2::uuid'}
     and ${query.find === null ? '$1::text is null' : matchesSearch('$1', 'security.name', 'security.symbol', 'own.name', 'account.name')}`;

const pageSql = (query: ListQuery) => `
  with page as materialized (
    select entry.account_id, entry.portfolio_id, entry.id ${foundSql(query)} ${ordered(query)} limit $3 offset $4)
  select ${hex('entry.id')} as id, coalesce(security.name, entry.currency) as name, security.symbol, entry.type, trim_scale(entry.amount)::text as amount,
         entry.currency, entry.day, own.name as portfolio, account.name as account
    from page
    join transactions entry using (account_id, portfolio_id, id)
    join accounts account on account.id = entry.account_id
    ${ownJoin} ${securityJoin} ${ordered(query)}`;

const countSql = (query: ListQuery) => `select count(*)::int as found from (select ${foundSql(query)} limit $3) counted`;

const findSql = `
  select ${hex('account.portal_id')} as "portalId", ${hex('account.id')} as "accountId", ${hex('own.id')} as "portfolioId",
         own.external_id as "externalId", own.name as portfolio, account.name as account, coalesce(security.name, entry.currency) as name,
         security.symbol, entry.type, entry.day, trim_scale(entry.units)::text as units, trim_scale(entry.amount)::text as amount,
         trim_scale(case when entry.currency = own.currency then entry.amount else round(entry.amount * entry.fx_rate, 4) end)::text as "localCcyAmount",
         entry.currency, entry.note
    from transactions entry
    join portfolios own on own.account_id = entry.account_id and own.id = entry.portfolio_id
    join accounts account on account.id = entry.account_id and account.is_active
    left join instruments security on security.id = entry.instrument_id
   where entry.voided_at is null and entry.id = $1`;

/** Queries for the transactions of all ledgers. */
export function bookedRecords(connection: PoolClient) {
  return {
    /** Some of them, and how many there are: counted as far as `maxCounted`. */
    async page(query: ListQuery): Promise<{ readonly rows: ListedBooking[]; readonly found: number; readonly isMore?: true }> {
      const values = [toLikePattern(query.find), query.filters.portfolioId ?? null];
      const { rows } = await connection.query<ListedBooking>(pageSql(query), [...values, query.limit, query.offset]);
      if (query.isUncounted) return { rows, found: rows.length };
      const counted = await connection.query<{ found: number }>(countSql(query), [...values, maxCounted + 1]);
      const found = counted.rows[0]?.found ?? 0;
      return found > maxCounted ? { rows, found: maxCounted, isMore: true } : { rows, found };
    },
    async find(id: string): Promise<ReadBooking | null> {
      const { rows } = await connection.query<ReadBooking>(findSql, [id]);
      return rows[0] ?? null;
    },
  };
}
