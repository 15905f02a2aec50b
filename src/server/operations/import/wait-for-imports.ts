import type pg from 'pg';

/** Any numbers that nothing else locks. */
const importLock = 7_241_991;
const checkLock = 7_241_992;

/** Waits until no import is under way in the database, and says when it has to; none begins until the transaction ends. */
export async function waitForImports(connection: pg.PoolClient, onWait?: () => void): Promise<void> {
  const { rows } = await connection.query<{ isFree: boolean }>(`select pg_try_advisory_xact_lock(${importLock}) as "isFree"`);
  if (rows[0]?.isFree) return;
  onWait?.();
  await connection.query(`select pg_advisory_xact_lock(${importLock})`);
}

/** Waits until no other file is being checked: what a check takes of the machine is taken once. Imports and bookings do not wait for it. */
export async function waitForChecks(connection: pg.PoolClient): Promise<void> {
  await connection.query(`select pg_advisory_xact_lock(${checkLock})`);
}

/** Waits until no import is under way; none begins until the transaction ends. Others who wait so go on beside one another. */
export async function lockOutImports(connection: pg.PoolClient): Promise<void> {
  await connection.query(`select pg_advisory_xact_lock_shared(${importLock})`);
}
