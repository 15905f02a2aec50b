import type { PoolClient } from 'pg';
import type { Maintenance } from '#domain/maintenance/maintenance.ts';

/** A row of `maintenance` as `Maintenance`, as JSON. */
export const maintenanceJson = (row: string) => `
  json_build_object('since', to_char(${row}.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
                    'until', to_char(${row}.until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'words', ${row}.words)`;

const currentSql = `select ${maintenanceJson('current')} as maintenance, begun.name as by
                      from maintenance current left join users begun on begun.id = current.begun_by`;

const beginSql = `
  insert into maintenance (until, words, begun_by) values ($1::timestamp at time zone $2, $3, $4)
      on conflict do nothing returning ${maintenanceJson('maintenance')} as maintenance`;

const endSql = `delete from maintenance returning ${maintenanceJson('maintenance')} as maintenance`;

interface Row {
  readonly maintenance: Maintenance;
}

export interface NewMaintenance {
  /** On the clock of `timeZone`: `2026-03-29T03:30`. */
  readonly until: string | null;
  readonly timeZone: string;
  readonly words: string | null;
  readonly begunBy: string;
}

export function maintenance(connection: PoolClient) {
  return {
    /** Null while there is none; with the name of the user who began it. */
    async current(): Promise<(Maintenance & { readonly by: string | null }) | null> {
      const { rows } = await connection.query<Row & { by: string | null }>(currentSql);
      return rows[0] ? { ...rows[0].maintenance, by: rows[0].by } : null;
    },

    /** Null when there is one already. */
    async begin({ until, timeZone, words, begunBy }: NewMaintenance): Promise<Maintenance | null> {
      const { rows } = await connection.query<Row>(beginSql, [until, timeZone, words, begunBy]);
      return rows[0]?.maintenance ?? null;
    },

    /** Tells which one; null when there was none. */
    async end(): Promise<Maintenance | null> {
      const { rows } = await connection.query<Row>(endSql);
      return rows[0]?.maintenance ?? null;
    },

    /** Makes every process read securities, prices, rates and benchmarks again. */
    async forgetMarket(): Promise<void> {
      await connection.query('select forget_market()');
    },
  };
}
