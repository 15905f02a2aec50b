import type { PoolClient } from 'pg';
import type { IsoDate } from '#finance/iso-date.ts';
import type { ExchangeRates } from '#finance/prices/exchange-rates.ts';
import { type PricePoint, priceSeries, type PriceSeries } from '#finance/prices/price-series.ts';
import { doublesOf, integersOf } from '../binary-arrays.ts';

interface SeriesRow {
  readonly currency: string;
  readonly days: Buffer;
  readonly rates: Buffer;
}

const seriesSql = `
  select currency,
         string_agg(int4send(day - date '1970-01-01'), '' order by day) as days,
         string_agg(float8send(per_euro::float8), '' order by day) as rates
    from exchange_rates where currency = any($1::text[])
   group by currency`;

interface JointRow {
  readonly currency: string;
  readonly day: number;
  readonly perEuro: number;
  readonly ownPerEuro: number | null;
}

// The cross rate of two currencies takes both legs from one date: the last on which both were published.
const jointSql = `
  select wanted.currency, joint.day - date '1970-01-01' as day, joint.per_euro::float8 as "perEuro", joint.own::float8 as "ownPerEuro"
    from unnest($1::text[]) wanted (currency)
   cross join lateral (
     select rate.day, rate.per_euro, own.per_euro as own
       from exchange_rates rate left join exchange_rates own on own.currency = $2 and own.day = rate.day
      where rate.currency = wanted.currency and rate.day <= $3 and ($2 = 'EUR' or wanted.currency = $2 or own.day is not null)
      order by rate.day desc limit 1) joint`;

export function exchangeRates(connection: PoolClient) {
  return {
    /** All rates of these currencies, units per euro; the euro itself is not listed. */
    async seriesOf(currencies: readonly string[]): Promise<Map<string, PriceSeries>> {
      if (currencies.length === 0) return new Map();
      const { rows } = await connection.query<SeriesRow>(seriesSql, [currencies]);
      return new Map(rows.map(({ currency, days, rates }) => [currency, { days: integersOf(days), prices: doublesOf(rates) }]));
    },

    /** What is needed to convert between any of these currencies. Of one alone nothing is asked. */
    async among(currencies: Iterable<string>): Promise<ExchangeRates> {
      const wanted = [...new Set(currencies)];
      return { perEuro: wanted.length > 1 ? await this.seriesOf(wanted) : new Map() };
    },

    /** The rates with which amounts in these currencies become `own` on `day`: an index look-up each, one statement. */
    async jointOn(currencies: readonly string[], own: string, day: IsoDate): Promise<Map<string, PriceSeries>> {
      const { rows } = await connection.query<JointRow>(jointSql, [[...new Set([...currencies, own])], own, day]);
      const points = new Map<string, PricePoint[]>(rows.map((row) => [row.currency, [{ day: row.day, price: row.perEuro }]]));
      const ownPoints = rows.flatMap((row) => (row.ownPerEuro === null ? [] : [{ day: row.day, price: row.ownPerEuro }]));
      if (own !== 'EUR') points.set(own, ownPoints);
      return new Map([...points].map(([currency, some]) => [currency, priceSeries(some)]));
    },
  };
}
