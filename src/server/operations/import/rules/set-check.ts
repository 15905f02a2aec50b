import type pg from 'pg';
import type { ImportFileName } from '../import-file.ts';
import { type Problems, problemsKept } from '../problem.ts';

/** A rule over all rows of a file at once. `sql` selects `line`, `found` and `expected` of each problem. */
export interface SetCheck {
  readonly file: ImportFileName;
  readonly column: string;
  readonly sql: string;
}

interface FoundRow {
  readonly line: number;
  readonly found: string | null;
  readonly expected: string;
  readonly total: string;
}

export async function runCheck(connection: pg.PoolClient, { file, column, sql }: SetCheck, problems: Problems): Promise<void> {
  const { rows } = await connection.query<FoundRow>(
    `select line, found, expected, count(*) over () as total from (${sql}) as problem order by line limit ${problemsKept}`,
  );
  for (const { line, found, expected } of rows) problems.add({ file, line, column, found: found ?? '', expected });
  problems.addOthers(Number(rows[0]?.total ?? 0) - rows.length);
}
