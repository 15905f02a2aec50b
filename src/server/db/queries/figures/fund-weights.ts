import type { PoolClient } from 'pg';
import type { ExposureDimension, PublishedWeights } from '#finance/breakdown/exposure.ts';
import type { IsoDate } from '#finance/iso-date.ts';

/** The weights that a fund last published of its holdings, by dimension, and their days, the oldest first. */
export interface LastPublished {
  readonly weights: Partial<Record<ExposureDimension, PublishedWeights>>;
  readonly days: readonly IsoDate[];
}

interface WeightsRow {
  readonly id: string;
  readonly kind: ExposureDimension;
  readonly day: IsoDate;
  readonly weights: PublishedWeights;
}

const lastSql = `
  select replace(w.instrument_id::text, '-', '') as id, w.kind, w.day::text as day, jsonb_object_agg(w.key, w.weight) as weights
    from fund_weights w
    join (
      select instrument_id, kind, max(day) as day from fund_weights where instrument_id = any($1::uuid[]) and day <= $2 group by instrument_id, kind
    ) last on last.instrument_id = w.instrument_id and last.kind = w.kind and last.day = w.day
   group by w.instrument_id, w.kind, w.day
   order by w.instrument_id, w.kind`;

export function fundWeights(connection: PoolClient) {
  return {
    /** Reads the weights that these instruments had last published by a day; one without any is left out. */
    async lastOn(instrumentIds: readonly string[], day: IsoDate): Promise<Map<string, LastPublished>> {
      if (instrumentIds.length === 0) return new Map();
      const { rows } = await connection.query<WeightsRow>(lastSql, [instrumentIds, day]);
      const byFund = Map.groupBy(rows, ({ id }) => id);
      return new Map([...byFund].map(([id, own]) => [id, publishedOf(own)]));
    },
  };
}

function publishedOf(rows: readonly WeightsRow[]): LastPublished {
  return {
    weights: Object.fromEntries(rows.map(({ kind, weights }) => [kind, weights])),
    days: [...new Set(rows.map(({ day }) => day))].sort(),
  };
}
