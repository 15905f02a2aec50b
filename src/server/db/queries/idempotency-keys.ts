import type { PoolClient } from 'pg';

/** The answer to the first of several equal requests. */
export interface KeptAnswer {
  readonly payloadHash: Buffer;
  readonly answer: Buffer;
}

interface NewAnswer extends KeptAnswer {
  readonly keyHash: Buffer;
  /** Null for a guest. */
  readonly askedBy: string | null;
}

/** The number of the latest answers that are kept for one person or API client. */
const maxOfOne = 1000;

const lockSql = "select pg_advisory_xact_lock(hashtextextended('idempotency ' || encode($1, 'hex'), 0))";

const findSql = `
  select payload_hash as "payloadHash", answer from idempotency_keys
   where key_hash = $1 and answered_at > now() - interval '1 day'`;

const keepSql = `
  insert into idempotency_keys (key_hash, asked_by, payload_hash, answer) values ($1, $2, $3, $4)
  on conflict (key_hash) do update set payload_hash = excluded.payload_hash, answer = excluded.answer, answered_at = now()
    where idempotency_keys.answered_at <= now() - interval '1 day'`;

const trimSql = `
  delete from idempotency_keys where key_hash in
    (select key_hash from idempotency_keys where asked_by = $1 order by answered_at desc offset ${maxOfOne})`;

export function idempotencyKeys(connection: PoolClient) {
  return {
    /** Until the end of the transaction no one else works under this key. An advisory lock: a repeat changes nothing. */
    async lock(keyHash: Buffer): Promise<void> {
      await connection.query(lockSql, [keyHash]);
    },
    /** Null for what was not answered within a day. */
    async find(keyHash: Buffer): Promise<KeptAnswer | null> {
      return (await connection.query<KeptAnswer>(findSql, [keyHash])).rows[0] ?? null;
    },
    async keep({ keyHash, askedBy, payloadHash, answer }: NewAnswer): Promise<void> {
      const { rowCount } = await connection.query(keepSql, [keyHash, askedBy, payloadHash, answer]);
      if (rowCount !== 1) throw new Error('A form was answered twice under one key.');
      if (askedBy !== null) await connection.query(trimSql, [askedBy]);
    },
    /** Deletes the keys older than a day and returns their number. */
    async forgetOld(): Promise<number> {
      const { rowCount } = await connection.query("delete from idempotency_keys where answered_at <= now() - interval '1 day'");
      return rowCount ?? 0;
    },
  };
}
