import type pg from 'pg';
import type { StagedFile } from './stage-file.ts';

/** From so many rows on, whole tables are compared with whole tables. */
const manyRows = 20_000;

export function hasManyRows(staged: readonly StagedFile[]): boolean {
  return staged.reduce((sum, { rows }) => sum + rows, 0) > manyRows;
}

/** The planner's own ways suit few rows. */
export async function joinStaged(connection: pg.PoolClient, staged: readonly StagedFile[]): Promise<void> {
  if (hasManyRows(staged)) await joinWholeTables(connection, true);
}

/**
 * Joins many rows by hashing alone. Of rows that came in a moment ago the planner knows nothing yet and takes loops over an index, ten times slower
 * for many, or sorts them by their texts, three times slower. Where triggers ask for one row after the other the loops are what is wanted.
 */
export async function joinWholeTables(connection: pg.PoolClient, isWanted: boolean): Promise<void> {
  const others = isWanted ? 'off' : 'on';
  await connection.query(`set local enable_nestloop = ${others}; set local enable_mergejoin = ${others}`);
}
