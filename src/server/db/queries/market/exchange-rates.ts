import type { PoolClient } from 'pg';
import type { PriceSeries } from '#finance/prices/price-series.ts';
import { doublesOf, integersOf } from '../../binary-arrays.ts';

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

export function exchangeRates(connection: PoolClient) {
  return {
    /** All rates of these currencies, units per euro; the euro itself is not listed. */
    async seriesOf(currencies: readonly string[]): Promise<Map<string, PriceSeries>> {
      if (currencies.length === 0) return new Map();
      const { rows } = await connection.query<SeriesRow>(seriesSql, [currencies]);
      return new Map(rows.map(({ currency, days, rates }) => [currency, { days: integersOf(days), prices: doublesOf(rates) }]));
    },
  };
}
