import { inArray } from 'drizzle-orm';
import type { Sql } from '../queries.ts';
import { instruments as table } from '../schema/market.ts';

export type Instrument = typeof table.$inferSelect;

export function instruments(sql: Sql) {
  return {
    async byIds(ids: readonly string[]): Promise<Instrument[]> {
      return ids.length === 0
        ? []
        : sql
            .select()
            .from(table)
            .where(inArray(table.id, [...ids]));
    },
  };
}
