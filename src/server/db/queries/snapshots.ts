import type { PoolClient } from 'pg';
import { isoDate } from '#finance/iso-date.ts';
import { changeSpans } from '#finance/period.ts';
import { derivedTable, replaceRows, rowsFor } from '../insert-rows.ts';

/** The windows that end on a snapshot's day; `all` opens with the portfolio or account. */
export const snapshotPeriods = changeSpans;
export type SnapshotPeriod = (typeof snapshotPeriods)[number];

/** What happened in one window; null where it is not available. */
export interface SnapshotChange {
  readonly return: number | null;
  readonly gain: number | null;
  readonly benchmark: number | null;
}

/** One line of the cross-section: a portfolio or account at the end of one day (a day number). */
export interface Snapshot {
  readonly day: number;
  readonly value: number | null;
  /** Since the beginning. */
  readonly paidIn: number;
  readonly paidOut: number;
  /** Since the calendar year began. */
  readonly paidInYtd: number;
  readonly paidOutYtd: number;
  /** In the order of `snapshotPeriods`. */
  readonly changes: readonly SnapshotChange[];
  readonly stalePrices: number;
}

/** The snapshots of one subject. */
export interface SnapshotsToStore {
  readonly accountId: string;
  readonly subjectId: string;
  readonly currency: string;
  /** Those before it are stored rightly already; null when nothing is stored. */
  readonly fromDay: number | null;
  readonly snapshots: readonly Snapshot[];
}

const measures = ['return', 'gain', 'benchmark'] as const;

const table = derivedTable({
  name: 'snapshots',
  columns: {
    account_id: 'uuid',
    subject_id: 'uuid',
    day: 'date',
    currency: 'text',
    value: 'float8',
    paid_in: 'float8',
    paid_out: 'float8',
    paid_in_ytd: 'float8',
    paid_out_ytd: 'float8',
    ...Object.fromEntries(measures.flatMap((measure) => snapshotPeriods.map((period) => [`${measure}_${period}`, 'float8'] as const))),
    stale_prices: 'integer',
  },
  key: ['account_id', 'subject_id', 'day'],
});

/** Of a subject's last snapshot before a day (day numbers), what of the whole history goes on from there. */
export interface LastSnapshot {
  readonly day: number;
  readonly benchmarkAll: number | null;
}

const lastSql = `
  select replace(wanted.subject_id::text, '-', '') as "subjectId", last.day - date '1970-01-01' as day,
         last.benchmark_all as "benchmarkAll"
    from unnest($1::uuid[], $2::uuid[], $3::date[]) wanted (account_id, subject_id, day)
   cross join lateral (select stored.day, benchmark_all from snapshots stored
                        where stored.account_id = wanted.account_id and stored.subject_id = wanted.subject_id and stored.day < wanted.day
                        order by stored.day desc limit 1) last`;

export function snapshots(connection: PoolClient) {
  return {
    /** The last one of each subject before a day (a day number), by subject. */
    async lastBefore(wanted: readonly { accountId: string; subjectId: string; day: number }[]): Promise<Map<string, LastSnapshot>> {
      if (wanted.length === 0) return new Map();
      const values = [wanted.map((one) => one.accountId), wanted.map((one) => one.subjectId), wanted.map(({ day }) => isoDate(day))];
      const { rows } = await connection.query<LastSnapshot & { subjectId: string }>({ name: 'last snapshots', text: lastSql, values });
      return new Map(rows.map(({ subjectId, ...last }) => [subjectId, last]));
    },

    /** Writes the snapshots of each subject anew from its `fromDay` on. */
    async replace(all: readonly SnapshotsToStore[]): Promise<void> {
      const rows = rowsFor(table);
      for (const subject of all) {
        for (const snapshot of subject.snapshots) addSnapshot(rows.row(), subject, snapshot);
      }
      const stale = all.map(({ accountId, subjectId, fromDay }) => ({
        accountId,
        subjectId,
        from: fromDay === null ? null : isoDate(fromDay),
      }));
      await replaceRows(connection, table, { stale, rows });
    },
  };
}

function addSnapshot(row: ReturnType<typeof rowsFor>, { accountId, subjectId, currency }: SnapshotsToStore, snapshot: Snapshot): void {
  row.uuid(accountId).uuid(subjectId).day(snapshot.day).text(currency);
  row.double(snapshot.value).double(snapshot.paidIn).double(snapshot.paidOut).double(snapshot.paidInYtd).double(snapshot.paidOutYtd);
  for (const measure of measures) for (const change of snapshot.changes) row.double(change[measure]);
  row.integer(snapshot.stalePrices);
}
