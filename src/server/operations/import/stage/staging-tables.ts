import type pg from 'pg';
import { formats } from '../format/files.ts';
import { sqlTypeOf } from '../format/read-cell.ts';
import { type ImportFileName, importFileNames } from '../format/import-file.ts';

/** The temporary table in which a file's rows wait until all of the import has been checked. */
export function stagingTable(file: ImportFileName): string {
  return `staged_${file.replace('.csv', '').replaceAll('-', '_')}`;
}

/** Makes an empty staging table for every one of these files; they end with the transaction. Columns are named as in the file. */
export async function createStagingTables(connection: pg.PoolClient, files: readonly ImportFileName[] = importFileNames): Promise<void> {
  const statements = files.map((file) => {
    const columns = Object.entries(formats[file].columns).map(([name, column]) => `${quoted(name)} ${sqlTypeOf(column)}`);
    return `create temp table ${stagingTable(file)} (line integer not null, is_faulty boolean not null, ${columns.join(', ')}) on commit drop`;
  });
  await connection.query(statements.join(';\n'));
}

export function quoted(name: string): string {
  return `"${name}"`;
}
