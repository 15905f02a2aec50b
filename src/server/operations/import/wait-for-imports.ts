import type pg from 'pg';

/** Any number that nothing else locks. */
const importLock = 7_241_991;

/** Waits until no import is under way in the database; none begins until the transaction ends. */
export async function waitForImports(connection: pg.PoolClient): Promise<void> {
  await connection.query(`select pg_advisory_xact_lock(${importLock})`);
}
