import type { PoolClient } from 'pg';
import type { PriceSeries } from '#finance/price-series.ts';
import { doublesOf, integersOf } from '../binary-arrays.ts';

interface SeriesRow {
  readonly id: string;
  readonly days: Buffer;
  readonly prices: Buffer;
}

const seriesSql = `
  select replace(instrument_id::text, '-', '') as id,
         string_agg(int4send(day - date '1970-01-01'), '' order by day) as days,
         string_agg(float8send(close::float8), '' order by day) as prices
    from prices where instrument_id = any($1::uuid[])
   group by instrument_id`;

export function prices(connection: PoolClient) {
  return {
    /** All prices of these instruments, in their quote units; an instrument without any is left out. */
    async seriesOf(instrumentIds: readonly string[]): Promise<Map<string, PriceSeries>> {
      if (instrumentIds.length === 0) return new Map();
      const { rows } = await connection.query<SeriesRow>(seriesSql, [instrumentIds]);
      return new Map(rows.map(({ id, days, prices: closes }) => [id, { days: integersOf(days), prices: doublesOf(closes) }]));
    },
  };
}
