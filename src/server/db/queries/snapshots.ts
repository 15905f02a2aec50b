import type { PoolClient } from 'pg';
import { isoDate } from '#finance/iso-date.ts';
import { type ChangeWindow, changeWindows } from '#finance/period.ts';
import { BinaryRows } from '../binary-rows.ts';
import { insertStaged, type StagedTable } from '../stage-rows.ts';

/** The windows that lists offer, each ending on the snapshot's day. */
export const snapshotPeriods = changeWindows;
export type SnapshotPeriod = ChangeWindow;

/** What happened in one window; null where it is not available. */
export interface SnapshotChange {
  readonly return: number | null;
  readonly gain: number | null;
  readonly benchmark: number | null;
  readonly paidIn: number;
  readonly paidOut: number;
}

/** One line of the cross-section: a portfolio or account at the end of one day (a day number). */
export interface Snapshot {
  readonly day: number;
  readonly value: number | null;
  /** Since the beginning. */
  readonly paidIn: number;
  readonly paidOut: number;
  readonly changes: Readonly<Record<SnapshotPeriod, SnapshotChange>>;
  readonly stalePrices: number;
  readonly sparkline: Float32Array;
}

/** The snapshots of one subject from `fromDay` on; earlier ones are stored rightly already. */
export interface SnapshotsToStore {
  readonly accountId: string;
  readonly subjectId: string;
  readonly currency: string;
  readonly fromDay: number;
  readonly snapshots: readonly Snapshot[];
}

const measures = ['return', 'gain', 'benchmark', 'paid_in', 'paid_out'] as const;
const changeColumns = measures.flatMap((measure) => snapshotPeriods.map((period) => [`${measure}_${period}`, 'float8'] as const));

const staged: StagedTable = {
  table: 'snapshots',
  columns: {
    account_id: 'uuid',
    subject_id: 'uuid',
    day: 'date',
    currency: 'text',
    value: 'float8',
    paid_in: 'float8',
    paid_out: 'float8',
    ...Object.fromEntries(changeColumns),
    stale_prices: 'integer',
    sparkline: 'float4[]',
  },
};

const deleteSql = `
  delete from snapshots stored using unnest($1::uuid[], $2::uuid[], $3::date[]) stale (account_id, subject_id, day)
   where stored.account_id = stale.account_id and stored.subject_id = stale.subject_id and stored.day >= stale.day`;

export function snapshots(connection: PoolClient) {
  return {
    /** Writes the snapshots of each subject anew from its `fromDay` on. */
    async replace(all: readonly SnapshotsToStore[]): Promise<void> {
      const days = all.map(({ fromDay }) => isoDate(fromDay));
      await connection.query(deleteSql, [all.map((one) => one.accountId), all.map((one) => one.subjectId), days]);
      const rows = new BinaryRows(Object.keys(staged.columns).length);
      for (const subject of all) {
        for (const snapshot of subject.snapshots) addSnapshot(rows.row(), subject, snapshot);
      }
      await insertStaged(connection, staged, rows);
    },
  };
}

function addSnapshot(row: BinaryRows, { accountId, subjectId, currency }: SnapshotsToStore, snapshot: Snapshot): void {
  const changes = snapshotPeriods.map((period) => snapshot.changes[period]);
  row.uuid(accountId).uuid(subjectId).day(snapshot.day).text(currency);
  row.double(snapshot.value).double(snapshot.paidIn).double(snapshot.paidOut);
  for (const change of changes) row.double(change.return);
  for (const change of changes) row.double(change.gain);
  for (const change of changes) row.double(change.benchmark);
  for (const change of changes) row.double(change.paidIn);
  for (const change of changes) row.double(change.paidOut);
  row.integer(snapshot.stalePrices).reals(snapshot.sparkline);
}
