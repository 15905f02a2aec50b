import { getTableColumns, getTableName, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';

/**
 * Whole rows of a table, called `own` in the rest of the statement (`where own.id = $1`), for what is asked at every request: the
 * statement and what its columns become are made up once, which a query builder does each time.
 */
export function rowReader<Table extends PgTable>(table: Table, rest: string) {
  const columns = Object.entries(getTableColumns(table));
  const text = `select ${columns.map(([, { name }]) => `own."${name}"`).join(', ')} from "${getTableName(table)}" own ${rest}`;
  return async (connection: PoolClient, values: readonly unknown[]): Promise<InferSelectModel<Table>[]> => {
    const { rows } = await connection.query<unknown[]>({ text, rowMode: 'array' }, [...values]);
    return rows.map((row) => {
      const found: Record<string, unknown> = {};
      columns.forEach(([key, column], at) => {
        found[key] = row[at] === null ? null : column.mapFromDriverValue(row[at]);
      });
      return found as InferSelectModel<Table>;
    });
  };
}
