import type { PoolClient } from 'pg';
import { type IsoDate, isoDate } from '#finance/iso-date.ts';
import { tradedTypes } from '#finance/ledger/ledger.ts';

/** A security that is held or compared with, and the last day of its prices; null where it has none. */
export interface WantedSecurity {
  readonly symbol: string;
  /** Null too where several of these have the same. */
  readonly isin: string | null;
  readonly unit: string;
  readonly lastDay: IsoDate | null;
}

/** A currency that is in use, and its last known rate; null where it has none. */
export interface WantedCurrency {
  readonly currency: string;
  readonly last: { readonly day: IsoDate; readonly perEuro: number } | null;
}

/** The first and the last day of an instrument's prices whose unit was assumed. */
export interface AssumedUnits {
  readonly instrumentId: string;
  readonly since: IsoDate;
  readonly until: IsoDate;
}

const securitiesSql = `
  with wanted as (
    select unnest(instruments) as id from portfolio_health
    union
    select part.instrument_id from portfolios join benchmark_components part using (benchmark_id)
  )
  select symbol, case when count(*) over (partition by isin) = 1 then isin end as isin, coalesce(quote_unit, currency) as unit,
         (select max(day) - date '1970-01-01' from prices where instrument_id = i.id and day <= $1) as "lastDay"
    from wanted join instruments i using (id)
   where type = any($2)
   order by "lastDay", symbol`;

const currenciesSql = `
  with used as (
    select currency from portfolios union select currency from accounts
    union select i.currency from portfolio_health cross join unnest(instruments) held (id) join instruments i using (id)
  )
  select currency, last.day - date '1970-01-01' as day, last.per_euro::float8 as "perEuro"
    from used left join lateral (select day, per_euro from exchange_rates r where r.currency = used.currency and day <= $1 order by day desc limit 1) last on true
   where currency <> 'EUR'
   order by day, currency`;

const assumedSql = `
  select replace(instrument_id::text, '-', '') as "instrumentId", min(day)::text as since, max(day)::text as until
    from prices where assumed_unit is not null and instrument_id = any($1::uuid[])
   group by instrument_id`;

/** The securities and currencies whose prices and rates are asked of a service. */
export function priceNeeds(connection: PoolClient) {
  return {
    /** Returns those with the oldest prices first. */
    async securities(through: IsoDate): Promise<WantedSecurity[]> {
      const { rows } = await connection.query<Omit<WantedSecurity, 'lastDay'> & { lastDay: number | null }>(securitiesSql, [
        through,
        [...tradedTypes, 'Index'],
      ]);
      return rows.map(({ lastDay, ...row }) => ({ ...row, lastDay: lastDay === null ? null : isoDate(lastDay) }));
    },

    async currencies(through: IsoDate): Promise<WantedCurrency[]> {
      const { rows } = await connection.query<{ currency: string; day: number | null; perEuro: number }>(currenciesSql, [through]);
      return rows.map(({ currency, day, perEuro }) => ({ currency, last: day === null ? null : { day: isoDate(day), perEuro } }));
    },

    /** Returns those of these instruments for whose prices a service named no unit. */
    async assumedUnits(instrumentIds: readonly string[]): Promise<AssumedUnits[]> {
      return (await connection.query<AssumedUnits>(assumedSql, [instrumentIds])).rows;
    },

    /** Notes the unit that was assumed for the prices of these days. */
    async noteAssumedUnits(prices: readonly { readonly symbol: string; readonly day: IsoDate; readonly assumedUnit: string }[]) {
      await connection.query(
        `update prices set assumed_unit = noted.unit
           from unnest($1::text[], $2::date[], $3::text[]) noted (symbol, day, unit) join instruments i on i.symbol = noted.symbol
          where prices.instrument_id = i.id and prices.day = noted.day`,
        [prices.map(({ symbol }) => symbol), prices.map(({ day }) => day), prices.map(({ assumedUnit }) => assumedUnit)],
      );
    },
  };
}
