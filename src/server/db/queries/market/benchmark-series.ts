import type { PoolClient } from 'pg';
import type { DailyLevels } from '#finance/daily-series.ts';
import { dayNumber, yearOfDay } from '#finance/iso-date.ts';
import { BinaryColumns } from '../../binary-columns.ts';
import { bytesOfDoubles, copyDoubles } from '../../day-columns.ts';

export interface BenchmarkToStore {
  readonly benchmarkId: string;
  readonly currency: string;
  readonly levels: DailyLevels;
}

const columns = { benchmark_id: 'uuid', currency: 'text', year: 'integer', first_day: 'date', level: 'bytea' } as const;

const storeSql = `
  insert into benchmark_series (benchmark_id, currency, year, first_day, level)
  select * from unnest($1::uuid[], $2::text[], $3::integer[], $4::date[], $5::bytea[])
  on conflict (benchmark_id, currency, year) do update set first_day = excluded.first_day, level = excluded.level`;

const readSql = `
  select replace(benchmark_id::text, '-', '') as "benchmarkId", first_day - date '1970-01-01' as "firstDay",
         level
    from benchmark_series
   where benchmark_id = any($1::uuid[]) and currency = $2 and year between $3 and $4
   order by benchmark_id, year`;

interface YearRow {
  readonly benchmarkId: string;
  readonly firstDay: number;
  readonly level: Buffer;
}

const outsideSql = `
  delete from benchmark_series stored
   using unnest($1::uuid[], $2::text[], $3::integer[], $4::integer[]) whole (benchmark_id, currency, first_year, last_year)
   where stored.benchmark_id = whole.benchmark_id and stored.currency = whole.currency
     and (stored.year < whole.first_year or stored.year > whole.last_year)`;

export function benchmarkSeries(connection: PoolClient) {
  return {
    /** Writes these benchmarks whole. In the order of the ids, so that two who store at once wait for each other. */
    async store(unordered: readonly BenchmarkToStore[]): Promise<void> {
      const all = unordered.toSorted((a, b) => `${a.benchmarkId} ${a.currency}`.localeCompare(`${b.benchmarkId} ${b.currency}`));
      const years = all.map(({ levels: { firstDay, levels } }) => [yearOfDay(firstDay), yearOfDay(firstDay + levels.length - 1)]);
      const ids = [all.map(({ benchmarkId }) => benchmarkId), all.map(({ currency }) => currency)];
      await connection.query(outsideSql, [...ids, years.map(([first]) => first), years.map(([, last]) => last)]);
      const rows = new BinaryColumns(Object.values(columns));
      for (const one of all) addYears(rows, one);
      await connection.query(storeSql, rows.arrays());
    },

    /** The stored levels of these benchmarks in one currency, of the years that the days (day numbers) touch. */
    async read(ids: readonly string[], currency: string, days: { firstDay: number; lastDay: number }): Promise<Map<string, DailyLevels>> {
      if (ids.length === 0) return new Map();
      const years = [yearOfDay(days.firstDay), yearOfDay(days.lastDay)];
      const { rows } = await connection.query<YearRow>(readSql, [ids, currency, ...years]);
      const byBenchmark = Map.groupBy(rows, ({ benchmarkId }) => benchmarkId);
      return new Map([...byBenchmark].map(([id, ofOne]) => [id, joined(ofOne)]));
    },
  };
}

function addYears(rows: BinaryColumns, { benchmarkId, currency, levels: { firstDay, levels } }: BenchmarkToStore): void {
  const lastDay = firstDay + levels.length - 1;
  for (let year = yearOfDay(firstDay); year <= yearOfDay(lastDay); year += 1) {
    const first = Math.max(firstDay, dayNumber(`${year}-01-01`));
    const to = Math.min(lastDay, dayNumber(`${year}-12-31`)) + 1 - firstDay;
    rows
      .row()
      .uuid(benchmarkId)
      .text(currency)
      .integer(year)
      .day(first)
      .bytea(bytesOfDoubles(levels.subarray(first - firstDay, to)));
  }
}

function joined(rows: readonly YearRow[]): DailyLevels {
  const firstDay = rows[0]?.firstDay ?? 0;
  const levels = new Float64Array(rows.reduce((total, row) => total + row.level.length / 8, 0));
  for (const row of rows) copyDoubles(row.level, levels, row.firstDay - firstDay);
  return { firstDay, levels };
}
