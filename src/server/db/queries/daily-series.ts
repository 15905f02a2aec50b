import type { PoolClient } from 'pg';
import type { DailySeries } from '#finance/daily-series.ts';
import { dayNumber, isoDate, yearOf } from '#finance/iso-date.ts';
import { copyArray } from '../binary-arrays.ts';
import { BinaryRows } from '../binary-rows.ts';
import { insertStaged, type StagedTable } from '../stage-rows.ts';

/** The series of a portfolio or account, and the first year of which the stored rows are no longer right. */
export interface SeriesToStore {
  readonly accountId: string;
  readonly subjectId: string;
  readonly currency: string;
  readonly fromYear: number;
  readonly series: DailySeries | null;
}

/** Whose series to read, for the days from `firstDay` to `lastDay` (day numbers). */
export interface SeriesWanted {
  readonly accountId: string;
  readonly subjectIds: readonly string[];
  readonly firstDay: number;
  readonly lastDay: number;
}

export interface StoredSeries {
  readonly currency: string;
  readonly series: DailySeries;
}

const arrays = ['value', 'paidIn', 'paidOut', 'income', 'charges', 'taxes', 'index', 'grossIndex'] as const;

const staged: StagedTable = {
  table: 'daily_series',
  columns: {
    account_id: 'uuid',
    subject_id: 'uuid',
    year: 'integer',
    first_day: 'date',
    currency: 'text',
    value: 'float8[]',
    paid_in: 'float8[]',
    paid_out: 'float8[]',
    income: 'float8[]',
    charges: 'float8[]',
    taxes: 'float8[]',
    index: 'float8[]',
    gross_index: 'float8[]',
  },
};

const deleteSql = `
  delete from daily_series stored using unnest($1::uuid[], $2::uuid[], $3::integer[]) stale (account_id, subject_id, year)
   where stored.account_id = stale.account_id and stored.subject_id = stale.subject_id and stored.year >= stale.year`;

const readSql = `
  select replace(subject_id::text, '-', '') as "subjectId", currency, first_day - date '1970-01-01' as "firstDay",
         cardinality(value) as days, array_send(value) as value, array_send(paid_in) as "paidIn", array_send(paid_out) as "paidOut",
         array_send(income) as income, array_send(charges) as charges, array_send(taxes) as taxes,
         array_send(index) as index, array_send(gross_index) as "grossIndex"
    from daily_series
   where account_id = $1 and subject_id = any($2::uuid[]) and year between $3 and $4
   order by subject_id, year`;

type YearRow = { readonly [Name in (typeof arrays)[number]]: Buffer } & {
  readonly subjectId: string;
  readonly currency: string;
  readonly firstDay: number;
  readonly days: number;
};

export function dailySeries(connection: PoolClient) {
  return {
    /** Writes each series anew from its `fromYear` on, one row a calendar year; earlier rows stay as they are. */
    async replace(all: readonly SeriesToStore[]): Promise<void> {
      const stale = [all.map((one) => one.accountId), all.map((one) => one.subjectId), all.map((one) => one.fromYear)];
      await connection.query(deleteSql, stale);
      const rows = new BinaryRows(Object.keys(staged.columns).length);
      for (const one of all) addYears(rows, one);
      await insertStaged(connection, staged, rows);
    },

    /** The stored days of each subject in the years that the wanted days touch, by subject. */
    async read({ accountId, subjectIds, firstDay, lastDay }: SeriesWanted): Promise<Map<string, StoredSeries>> {
      const years = [yearOf(isoDate(firstDay)), yearOf(isoDate(lastDay))];
      const { rows } = await connection.query<YearRow>(readSql, [accountId, subjectIds, ...years]);
      const bySubject = Map.groupBy(rows, ({ subjectId }) => subjectId);
      return new Map([...bySubject].map(([subjectId, ofSubject]) => [subjectId, joined(ofSubject)]));
    },
  };
}

function addYears(rows: BinaryRows, { accountId, subjectId, currency, fromYear, series }: SeriesToStore): void {
  if (!series) return;
  const lastDay = series.firstDay + series.value.length - 1;
  const lastYear = yearOf(isoDate(lastDay));
  for (let year = Math.max(fromYear, yearOf(isoDate(series.firstDay))); year <= lastYear; year += 1) {
    const first = Math.max(series.firstDay, dayNumber(`${year}-01-01`));
    const [from, to] = [first - series.firstDay, Math.min(lastDay, dayNumber(`${year}-12-31`)) + 1 - series.firstDay];
    rows.row().uuid(accountId).uuid(subjectId).integer(year).day(first).text(currency);
    for (const name of arrays) rows.doubles(series[name].subarray(from, to));
  }
}

function joined(rows: readonly YearRow[]): StoredSeries {
  const firstDay = rows[0]?.firstDay ?? 0;
  const days = rows.reduce((total, row) => total + row.days, 0);
  const columnOf = (name: (typeof arrays)[number]) => {
    const column = new Float64Array(days);
    for (const row of rows) copyArray(row[name], column, row.firstDay - firstDay);
    return column;
  };
  const columns = Object.fromEntries(arrays.map((name) => [name, columnOf(name)])) as Record<(typeof arrays)[number], Float64Array>;
  return { currency: rows[0]?.currency ?? '', series: { firstDay, ...columns, dealingCosts: new Float64Array(days) } };
}
