import type { PoolClient } from 'pg';
import type { AssetClass, InstrumentType } from '#finance/ledger/ledger.ts';
import { toLikePattern, matchesSearch, orderBy, type ListQuery } from '../../list-query.ts';
import { hex } from '../../hex.ts';

/** The place of a row in a ledger. */
interface Placed {
  readonly portfolio: string;
  readonly account: string;
}

interface ListedHolding extends Placed {
  /** The portfolio's id and the security's. */
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly units: string | null;
}

/** The portfolio of a row, and the address of its page. */
export interface LedgerPlace {
  readonly portalId: string;
  readonly accountId: string;
  readonly portfolioId: string;
  readonly externalId: string;
  readonly portfolio: string;
  readonly account: string;
}

/** One of them as its form says it, with its place. */
export interface ReadHolding extends LedgerPlace {
  readonly name: string;
  readonly symbol: string;
  readonly assetclass: AssetClass;
  readonly type: InstrumentType;
  readonly region: string | null;
  readonly day: string;
  readonly units: string | null;
  readonly value: string | null;
  readonly purchaseValue: string | null;
  readonly currency: string;
}

const sorted = {
  name: 'lower(security.name)',
  symbol: 'security.symbol',
  portfolio: 'lower(own.name)',
  account: 'account.name_key',
};

const placeSql = `
    join portfolios own on own.account_id = health.account_id and own.id = health.portfolio_id
    join accounts account on account.id = health.account_id and account.is_active`;

/** Each portfolio is one row with all that it holds, so that ten thousand of them are read at once. $1 the words, $2 a portfolio. */
const foundSql = `
    from portfolio_health health
   cross join unnest(health.instruments, health.amounts) part (instrument, amount)
    join instruments security on security.id = part.instrument
    ${placeSql}
   where ($2::uuid is null or health.portfolio_id = $2)
     and ${matchesSearch('$1', 'security.name', 'security.symbol', 'own.name', 'account.name')}`;

/** The last that its book says of a holding: each span says of an amount only what is another than before. */
const lastSpanSql = (account: string, portfolio: string, security: string) => `
  left join lateral (
    select (select span ->> 'u' from json_array_elements(holding -> 'spans') with ordinality told (span, at)
             where span ->> 'u' is not null order by at desc limit 1)::numeric as units,
           (select span ->> 'c' from json_array_elements(holding -> 'spans') with ordinality told (span, at)
             where span ->> 'c' is not null order by at desc limit 1)::numeric as cost
      from (select spans from book_years where account_id = ${account} and portfolio_id = ${portfolio} order by year desc limit 1) book
     cross join json_array_elements(book.spans) holding
     where holding ->> 'instrumentId' = ${hex(security)} limit 1) book on true`;

const pageSql = (query: ListQuery) => `
  with page as materialized (
    select health.account_id, health.portfolio_id, security.id as instrument, security.name, security.symbol,
           own.name as portfolio, account.name as account, row_number() over (${orderBy(sorted, query, 'health.portfolio_id, security.id')}) as place
    ${foundSql} order by place limit $3 offset $4)
  select ${hex('portfolio_id')} || ${hex('instrument')} as id, name, symbol, portfolio, account, book.units::text as units
    from page ${lastSpanSql('page.account_id', 'page.portfolio_id', 'page.instrument')}
   order by place`;

const findSql = `
  select ${hex('account.portal_id')} as "portalId", ${hex('account.id')} as "accountId", ${hex('own.id')} as "portfolioId",
         own.external_id as "externalId", own.name as portfolio, account.name as account, security.name, security.symbol,
         security.asset_class as assetclass, security.type, security.region, health.day, trim_scale(book.units)::text as units,
         trim_scale(round(part.amount::numeric, 2))::text as value, trim_scale(round(book.cost, 2))::text as "purchaseValue", health.currency
    from portfolio_health health
   cross join unnest(health.instruments, health.amounts) part (instrument, amount)
    join instruments security on security.id = part.instrument
    ${placeSql}
    ${lastSpanSql('health.account_id', 'health.portfolio_id', 'security.id')}
   where health.portfolio_id = $1 and part.instrument = $2`;

/** Queries for the holdings of all portfolios on the last day of their figures. */
export function officeHoldings(connection: PoolClient) {
  return {
    async page(query: ListQuery): Promise<{ readonly rows: ListedHolding[]; readonly found: number }> {
      const values = [toLikePattern(query.find), query.filters.portfolioId ?? null];
      const { rows } = await connection.query<ListedHolding>(pageSql(query), [...values, query.limit, query.offset]);
      if (query.isUncounted) return { rows, found: rows.length };
      const counted = await connection.query<{ found: number }>(`select count(*)::int as found ${foundSql}`, values);
      return { rows, found: counted.rows[0]?.found ?? 0 };
    },
    async find(portfolioId: string, instrumentId: string): Promise<ReadHolding | null> {
      const { rows } = await connection.query<ReadHolding>(findSql, [portfolioId, instrumentId]);
      return rows[0] ?? null;
    },
  };
}
