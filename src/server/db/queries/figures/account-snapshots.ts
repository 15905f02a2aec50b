import type { PoolClient } from 'pg';
import type { IsoDate } from '#finance/iso-date.ts';
import { type SnapshotChange, type SnapshotPeriod, snapshotPeriods } from './snapshots.ts';

/** An account's line of the cross-section, in its own currency; null is not available. */
export interface AccountSnapshot {
  readonly accountId: string;
  readonly day: IsoDate;
  readonly value: number | null;
  readonly changes: Readonly<Record<SnapshotPeriod, SnapshotChange>>;
}

const changesSql = snapshotPeriods
  .map((period) => `'${period}', json_build_object('return', return_${period}, 'gain', gain_${period}, 'benchmark', benchmark_${period})`)
  .join(', ');

const lastSql = `
  select replace(wanted.id::text, '-', '') as "accountId", last.*
    from unnest($1::uuid[]) wanted (id)
   cross join lateral (select day, value, json_build_object(${changesSql}) as changes from snapshots stored
                        where stored.account_id = wanted.id and stored.day <= $2::date
                        order by stored.day desc limit 1) last`;

export function accountSnapshots(connection: PoolClient) {
  return {
    /** The last line of each account on or before a day, by account: one index entry each. */
    async lastOn(accountIds: readonly string[], day: IsoDate): Promise<Map<string, AccountSnapshot>> {
      if (accountIds.length === 0) return new Map();
      const { rows } = await connection.query<AccountSnapshot>({ name: 'account snapshots', text: lastSql, values: [accountIds, day] });
      return new Map(rows.map((row) => [row.accountId, row]));
    },
  };
}
