import type { PoolClient } from 'pg';

/** A row of the trail as its hash sees it. */
export interface ChainedRow {
  readonly seq: number;
  /** Hex digits. */
  readonly hash: string;
  readonly previousHash: string;
  /** The values that follow `previous_hash` and `seq`, in the order of docs/decisions/020-audit-trail.md. */
  readonly values: readonly (string | null)[];
}

export type ChainHead = Pick<ChainedRow, 'seq' | 'hash'>;

const rowsSql = `
  select seq::float8 as seq, encode(hash, 'hex') as hash, encode(previous_hash, 'hex') as "previousHash",
         array[to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), actor_kind, actor_id, on_behalf_of::text, portal_id::text,
               account_id::text, action, target_kind, target_id, before::text, after::text, network, request_id, outcome] as values
    from audit_events where $1::bigint is null or seq > $1 order by seq limit $2`;

const headSql = `select seq::float8 as seq, encode(hash, 'hex') as hash from audit_head`;

export function auditChain(connection: PoolClient) {
  return {
    /** The next rows after `seq`, or the first. */
    async after(seq: number | null, limit: number): Promise<ChainedRow[]> {
      return (await connection.query<ChainedRow>(rowsSql, [seq, limit])).rows;
    },
    async head(): Promise<ChainHead | null> {
      return (await connection.query<ChainHead>(headSql)).rows[0] ?? null;
    },
  };
}
