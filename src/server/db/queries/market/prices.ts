import type { PoolClient } from 'pg';
import type { IsoDate } from '#finance/iso-date.ts';
import type { PriceSeries } from '#finance/prices/price-series.ts';
import { doublesOf, integersOf } from '../../binary-arrays.ts';

interface SeriesRow {
  readonly id: string;
  readonly days: Buffer;
  readonly prices: Buffer;
}

/** The close of its day: as published, or what it was before its source adjusted it for later splits. */
const closeSql = 'coalesce(close * split_factor, close)';

// In any order, the same for both: asked for in order, prices would be looked up one by one, which takes twice as long.
const seriesSql = `
  select replace(instrument_id::text, '-', '') as id,
         string_agg(int4send(day - date '1970-01-01'), '') as days,
         string_agg(float8send((${closeSql})::float8), '') as prices
    from prices where instrument_id = any($1::uuid[]) and quarantine is null
   group by instrument_id`;

/** A close as published (or as it was before its source adjusted it for later splits): exact text in the quote unit, and its day number. */
export interface LastPrice {
  readonly id: string;
  readonly day: number;
  readonly close: string;
}

const lastSql = `
  select replace(wanted.id::text, '-', '') as id, last.day - date '1970-01-01' as day, last.close
    from unnest($1::uuid[]) wanted (id)
   cross join lateral (select day, ${closeSql} as close from prices where instrument_id = wanted.id and day <= $2 and quarantine is null order by day desc limit 1) last`;

/** A price of a day as it was published: exact text in the quote unit. */
export interface PricePoint {
  readonly day: IsoDate;
  readonly price: string;
}

const pointsSql = 'select day::text as day, trim_scale(close)::text as price from prices where instrument_id = $1 order by prices.day';

export function prices(connection: PoolClient) {
  return {
    /** All trusted prices of these instruments, in their quote units; an instrument without any is left out. */
    async seriesOf(instrumentIds: readonly string[]): Promise<Map<string, PriceSeries>> {
      if (instrumentIds.length === 0) return new Map();
      const { rows } = await connection.query<SeriesRow>(seriesSql, [instrumentIds]);
      return new Map(rows.map(({ id, days, prices: closes }) => [id, byDay(integersOf(days), doublesOf(closes))]));
    },

    /** All of one instrument, doubted ones too, the oldest first. */
    async pointsOf(instrumentId: string): Promise<PricePoint[]> {
      return (await connection.query<PricePoint>(pointsSql, [instrumentId])).rows;
    },

    /** The last trusted price on or before `day` of each of these instruments that has one: an index look-up each, one statement. */
    async lastOn(instrumentIds: readonly string[], day: IsoDate): Promise<LastPrice[]> {
      return (await connection.query<LastPrice>(lastSql, [instrumentIds, day])).rows;
    },
  };
}

/** Each day is there once, and every price is a number. */
function byDay(days: Int32Array, closes: Float64Array): PriceSeries {
  const first = days.reduce((least, day) => Math.min(least, day), Infinity);
  const last = days.reduce((most, day) => Math.max(most, day), -Infinity);
  const places = new Float64Array(last - first + 1).fill(NaN);
  for (const [at, day] of days.entries()) places[day - first] = closes[at] ?? NaN;
  const sorted = { days: new Int32Array(days.length), prices: new Float64Array(days.length) };
  let next = 0;
  for (const [place, price] of places.entries()) {
    if (Number.isNaN(price)) continue;
    sorted.days[next] = first + place;
    sorted.prices[next] = price;
    next += 1;
  }
  return sorted;
}
