import type { PoolClient } from 'pg';
import type { Figure } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { changeSpans } from '#finance/period.ts';
import type { ProgrammeSums } from '#finance/private-equity/programme-sums.ts';
import { derivedTable, replaceRows, rowsFor } from '../../insert-rows.ts';

/** The windows that end on a snapshot's day; `all` opens with the account. */
export const snapshotPeriods = changeSpans;
export type SnapshotPeriod = (typeof snapshotPeriods)[number];

/** The change over one window; null if it is not available. */
export interface SnapshotChange {
  readonly return: number | null;
  readonly gain: number | null;
  readonly benchmark: number | null;
}

/** One line of the cross-section: an account at the end of one day (a day number). */
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
  /** Its private funds as one; null without any. */
  readonly programme: ProgrammeSums | null;
}

/** The snapshots of one account. */
export interface SnapshotsToStore {
  readonly accountId: string;
  readonly currency: string;
  /** The first day to store. Earlier snapshots are stored correctly already; null when nothing is stored. */
  readonly fromDay: number | null;
  readonly snapshots: readonly Snapshot[];
}

const measures = ['return', 'gain', 'benchmark'] as const;

const table = derivedTable({
  name: 'snapshots',
  columns: {
    account_id: 'uuid',
    day: 'date',
    currency: 'text',
    value: 'float8',
    paid_in: 'float8',
    paid_out: 'float8',
    paid_in_ytd: 'float8',
    paid_out_ytd: 'float8',
    ...Object.fromEntries(measures.flatMap((measure) => snapshotPeriods.map((period) => [`${measure}_${period}`, 'float8'] as const))),
    stale_prices: 'integer',
    fund_commitment: 'float8',
    fund_called: 'float8',
    fund_paid_in: 'float8',
    fund_distributed: 'float8',
    fund_recallable: 'float8',
    fund_value: 'float8',
    net_irr: 'float8',
    why_no_irr: 'text',
  },
  key: ['account_id', 'day'],
});

/** The sums of an account's whole history at its last snapshot before a day (day numbers), from which the next one goes on. */
export interface LastSnapshot {
  readonly day: number;
  readonly benchmarkAll: number | null;
}

const lastSql = `
  select replace(wanted.account_id::text, '-', '') as "accountId", last.day - date '1970-01-01' as day,
         last.benchmark_all as "benchmarkAll"
    from unnest($1::uuid[], $2::date[]) wanted (account_id, day)
   cross join lateral (select stored.day, benchmark_all from snapshots stored
                        where stored.account_id = wanted.account_id and stored.day < wanted.day
                        order by stored.day desc limit 1) last`;

export function snapshots(connection: PoolClient) {
  return {
    /** The last one of each account before a day (a day number), by account. */
    async lastBefore(wanted: readonly { accountId: string; day: number }[]): Promise<Map<string, LastSnapshot>> {
      if (wanted.length === 0) return new Map();
      const values = [wanted.map(({ accountId }) => accountId), wanted.map(({ day }) => isoDate(day))];
      const { rows } = await connection.query<LastSnapshot & { accountId: string }>({ name: 'last snapshots', text: lastSql, values });
      return new Map(rows.map(({ accountId, ...last }) => [accountId, last]));
    },

    /** Writes the snapshots of each account again from its `fromDay` on. */
    async replace(all: readonly SnapshotsToStore[]): Promise<void> {
      const rows = rowsFor(table);
      for (const account of all) {
        for (const snapshot of account.snapshots) addSnapshot(rows.row(), account, snapshot);
      }
      const stale = all.map(({ accountId, fromDay }) => [accountId, fromDay === null ? null : isoDate(fromDay)]);
      await replaceRows(connection, table, { stale, rows });
    },
  };
}

function addSnapshot(row: ReturnType<typeof rowsFor>, { accountId, currency }: SnapshotsToStore, snapshot: Snapshot): void {
  row.uuid(accountId).day(snapshot.day).text(currency);
  row.double(snapshot.value).double(snapshot.paidIn).double(snapshot.paidOut).double(snapshot.paidInYtd).double(snapshot.paidOutYtd);
  for (const measure of measures) for (const change of snapshot.changes) row.double(change[measure]);
  row.integer(snapshot.stalePrices);
  addProgramme(row, snapshot.programme);
}

function addProgramme(row: ReturnType<typeof rowsFor>, programme: ProgrammeSums | null): void {
  const { commitment, flows, value, netIrr } = programme ?? noProgramme;
  row.double(known(commitment));
  for (const sum of [flows?.called, flows?.paidIn, flows?.distributed, flows?.recallable]) row.double(sum ?? null);
  row
    .double(known(value))
    .double(known(netIrr))
    .text(netIrr === null || netIrr.available ? null : netIrr.reason);
}

const noProgramme: { readonly [Part in keyof ProgrammeSums]: null } = { commitment: null, flows: null, value: null, netIrr: null };

function known(figure: Figure | null): number | null {
  return figure?.available ? figure.value : null;
}
