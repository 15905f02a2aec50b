import { asc, inArray } from 'drizzle-orm';
import type { OfferedRecord } from '#contracts/records.ts';
import type { Sql } from '../../queries.ts';
import { benchmarkComponents, benchmarks as table } from '../../schema/market.ts';

export type Benchmark = typeof table.$inferSelect;
export type BenchmarkComponent = typeof benchmarkComponents.$inferSelect;

export function benchmarks(sql: Sql) {
  return {
    /** By name, as a form offers them. */
    async all(): Promise<OfferedRecord[]> {
      return sql.select({ value: table.id, label: table.name }).from(table).orderBy(asc(table.name));
    },

    async byIds(ids: readonly string[]): Promise<Benchmark[]> {
      return ids.length === 0
        ? []
        : sql
            .select()
            .from(table)
            .where(inArray(table.id, [...ids]));
    },

    /** Reads the components of these benchmarks, by the day from which each holds. */
    async componentsOf(ids: readonly string[]): Promise<BenchmarkComponent[]> {
      if (ids.length === 0) return [];
      return sql
        .select()
        .from(benchmarkComponents)
        .where(inArray(benchmarkComponents.benchmarkId, [...ids]))
        .orderBy(asc(benchmarkComponents.fromDay));
    },
  };
}
