import type pg from 'pg';
import type { StagedFile } from './stage-file.ts';

/** From so many rows on, whole tables are compared with whole tables. */
const manyRows = 20_000;

export function hasManyRows(staged: readonly StagedFile[]): boolean {
  return staged.reduce((sum, { rows }) => sum + rows, 0) > manyRows;
}

/**
 * Of rows that came in a moment ago the planner knows nothing yet and takes loops over an index, ten times slower for many. Where
 * triggers ask for one row after the other these loops are what is wanted.
 */
export async function joinWholeTables(connection: pg.PoolClient, isWanted: boolean): Promise<void> {
  await connection.query(`set local enable_nestloop = ${isWanted ? 'off' : 'on'}`);
}
