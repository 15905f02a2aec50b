import type { PoolClient } from 'pg';
import type { DailySeries } from '#finance/daily-series.ts';
import { dayNumber, yearOfDay } from '#finance/iso-date.ts';
import { bytesOfDoubles, bytesOfFlows, bytesOfRatio, copyDoubles, copyFlows, copyRatio } from '../../day-columns.ts';
import { derivedTable, replaceRows, rowsFor } from '../../insert-rows.ts';

/** The series of a portfolio or account. */
export interface SeriesToStore {
  readonly accountId: string;
  readonly subjectId: string;
  readonly currency: string;
  /** The years before it are stored rightly already; null when nothing is stored. */
  readonly fromYear: number | null;
  /** Begins in `fromYear` or earlier. */
  readonly series: DailySeries | null;
  /** Paid in and out before `series`. */
  readonly paidBefore: Paid;
}

/** Sums since the beginning. */
export interface Paid {
  readonly paidIn: number;
  readonly paidOut: number;
}

export const nothingPaid: Paid = { paidIn: 0, paidOut: 0 };

/** The series to read, for the days from `firstDay` (null: from the beginning) to `lastDay`, as day numbers; at least the first year of those that begin later. */
export interface SeriesQuery {
  readonly accountId: string;
  readonly subjectIds: readonly string[];
  readonly firstDay: number | null;
  readonly lastDay: number;
}

export interface StoredSeries {
  readonly currency: string;
  readonly series: DailySeries;
  readonly paidBefore: Paid;
}

const flowNames = ['paidIn', 'paidOut', 'income', 'charges', 'taxes', 'dealingCosts'] as const;

const table = derivedTable({
  name: 'daily_series',
  columns: {
    account_id: 'uuid',
    subject_id: 'uuid',
    year: 'integer',
    first_day: 'date',
    currency: 'text',
    paid_in_before: 'float8',
    paid_out_before: 'float8',
    value: 'bytea',
    index: 'bytea',
    gross: 'bytea',
    flows: 'bytea',
  },
  key: ['account_id', 'subject_id', 'year'],
});

const readSql = `
  select replace(state.subject_id::text, '-', '') as "subjectId", currency, series.first_day - date '1970-01-01' as "firstDay",
         paid_in_before as "paidIn", paid_out_before as "paidOut", value, index, gross, flows
    from figure_states state
    join daily_series series on series.account_id = state.account_id and series.subject_id = state.stored_as
   where state.account_id = $1 and series.account_id = $1 and state.subject_id = any($2::uuid[])
     and year >= coalesce($3, year) and year <= greatest($4, extract(year from state.first_day)::integer)
   order by state.subject_id, year`;

const sinceSql = `
  select replace(stored.subject_id::text, '-', '') as "subjectId", currency, stored.first_day - date '1970-01-01' as "firstDay",
         paid_in_before as "paidIn", paid_out_before as "paidOut", value, index, gross, flows
    from unnest($1::uuid[], $2::uuid[], $3::integer[]) wanted (account_id, subject_id, year)
    join daily_series stored on stored.account_id = wanted.account_id and stored.subject_id = wanted.subject_id
   where stored.year >= wanted.year
   order by stored.subject_id, stored.year`;

/** The subject of a stored series, and the first year that is wanted. */
export interface SeriesSince {
  readonly accountId: string;
  readonly storedAs: string;
  readonly fromYear: number;
}

interface YearRow extends Paid {
  readonly subjectId: string;
  readonly currency: string;
  readonly firstDay: number;
  readonly value: Buffer;
  readonly index: Buffer;
  readonly gross: Buffer;
  readonly flows: Buffer;
}

export function dailySeries(connection: PoolClient) {
  return {
    /** Writes each series again from its `fromYear` on, one row a calendar year; earlier rows stay as they are. */
    async replace(all: readonly SeriesToStore[]): Promise<void> {
      const rows = rowsFor(table);
      for (const one of all) addYears(rows, one);
      const stale = all.map(({ accountId, subjectId, fromYear }) => [accountId, subjectId, fromYear]);
      await replaceRows(connection, table, { stale, rows });
    },

    /** The stored series from a year each, by what they are stored as. */
    async since(wanted: readonly SeriesSince[]): Promise<Map<string, StoredSeries>> {
      if (wanted.length === 0) return new Map();
      const values = [wanted.map((one) => one.accountId), wanted.map((one) => one.storedAs), wanted.map((one) => one.fromYear)];
      const { rows } = await connection.query<YearRow>({ name: 'series since', text: sinceSql, values });
      const bySubject = Map.groupBy(rows, ({ subjectId }) => subjectId);
      return new Map([...bySubject].map(([subjectId, ofSubject]) => [subjectId, joined(ofSubject)]));
    },

    /** The stored days of each subject in the years that the wanted days touch, by subject. */
    async read({ accountId, subjectIds, firstDay, lastDay }: SeriesQuery): Promise<Map<string, StoredSeries>> {
      const years = [firstDay === null ? null : yearOfDay(firstDay), yearOfDay(lastDay)];
      const { rows } = await connection.query<YearRow>({ name: 'read series', text: readSql, values: [accountId, subjectIds, ...years] });
      const bySubject = Map.groupBy(rows, ({ subjectId }) => subjectId);
      return new Map([...bySubject].map(([subjectId, ofSubject]) => [subjectId, joined(ofSubject)]));
    },
  };
}

function addYears(rows: ReturnType<typeof rowsFor>, { accountId, subjectId, currency, fromYear, series, paidBefore }: SeriesToStore): void {
  if (!series) return;
  const lastDay = series.firstDay + series.value.length - 1;
  const lastYear = yearOfDay(lastDay);
  let { paidIn, paidOut } = paidBefore;
  for (let year = yearOfDay(series.firstDay); year <= lastYear; year += 1) {
    const first = Math.max(series.firstDay, dayNumber(`${year}-01-01`));
    const [from, to] = [first - series.firstDay, Math.min(lastDay, dayNumber(`${year}-12-31`)) + 1 - series.firstDay];
    const [index, gross] = [series.index.subarray(from, to), series.grossIndex.subarray(from, to)];
    const flows = flowNames.map((name) => series[name].subarray(from, to));
    if (year >= (fromYear ?? -Infinity)) {
      rows.row().uuid(accountId).uuid(subjectId).integer(year).day(first).text(currency).double(paidIn).double(paidOut);
      rows.bytea(bytesOfDoubles(series.value.subarray(from, to))).bytea(bytesOfDoubles(index));
      rows.bytea(bytesOfRatio(gross, index)).bytea(bytesOfFlows(flows));
    }
    paidIn = addedUp(paidIn, series.paidIn.subarray(from, to));
    paidOut = addedUp(paidOut, series.paidOut.subarray(from, to));
  }
}

/** A payment of unknown size is named among the problems; sums go on without it. */
function addedUp(before: number, amounts: Float64Array): number {
  return amounts.reduce((total, amount) => (Number.isNaN(amount) ? total : total + amount), before);
}

function joined(rows: readonly YearRow[]): StoredSeries {
  const firstDay = rows[0]?.firstDay ?? 0;
  const days = rows.reduce((total, row) => total + row.value.length / 8, 0);
  const column = () => new Float64Array(days);
  const flows = { paidIn: column(), paidOut: column(), income: column(), charges: column(), taxes: column(), dealingCosts: column() };
  const series: DailySeries = { firstDay, value: column(), index: column(), grossIndex: column(), ...flows };
  for (const row of rows) {
    const start = row.firstDay - firstDay;
    copyDoubles(row.value, series.value, start);
    copyDoubles(row.index, series.index, start);
    copyRatio(row.gross, { of: series.index, target: series.grossIndex }, start, row.value.length / 8);
    copyFlows(
      row.flows,
      flowNames.map((name) => flows[name]),
      start,
    );
  }
  const { paidIn = 0, paidOut = 0 } = rows[0] ?? {};
  return { currency: rows[0]?.currency ?? '', series, paidBefore: { paidIn, paidOut } };
}
