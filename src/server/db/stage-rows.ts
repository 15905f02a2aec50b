import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import copy from 'pg-copy-streams';
import type { BinaryRows } from './binary-rows.ts';

/** A table that is filled by COPY. `columns` is name to type as sent; `casts` to what the table wants where that differs. */
export interface StagedTable {
  readonly table: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly casts?: Readonly<Record<string, string>>;
  /** What to do with a row that is there already; by default that is an error. */
  readonly onConflict?: string;
}

/**
 * Inserts many rows at once. COPY does not work on tables with row-level security, so the rows go to a temporary table of
 * this session first and from there, through the wall, to their table.
 */
export async function insertStaged(connection: PoolClient, staged: StagedTable, rows: BinaryRows): Promise<void> {
  if (rows.count === 0) return;
  const stage = `stage_${staged.table}`;
  const names = Object.keys(staged.columns);
  const definition = Object.entries(staged.columns).map(([name, type]) => `${name} ${type}`);
  await connection.query('set local client_min_messages = warning');
  await connection.query(`create temporary table if not exists ${stage} (${definition.join(', ')}) on commit delete rows`);
  const into = connection.query(copy.from(`copy ${stage} (${names.join(', ')}) from stdin (format binary)`));
  await pipeline(Readable.from(rows.chunks()), into);
  const values = names.map((name) => (staged.casts?.[name] ? `${name}::${staged.casts[name]}` : name));
  await connection.query(
    `insert into ${staged.table} (${names.join(', ')}) select ${values.join(', ')} from ${stage} ${staged.onConflict ?? ''}`,
  );
  await connection.query(`truncate ${stage}`);
}
