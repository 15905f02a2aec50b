import { and, eq, getTableName, ne } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import type { OfferedRecord } from '#contracts/records.ts';
import type { Sql } from '../queries.ts';

type NamedTable = PgTable & { readonly id: PgColumn; readonly name: PgColumn };

/** Queries for every table whose rows have a name of their own each. */
export function namedRows(sql: Sql, connection: PoolClient, table: NamedTable) {
  return {
    /** All of them, to choose from. */
    async all(): Promise<OfferedRecord[]> {
      return sql.select({ value: table.id, label: table.name }).from(table).orderBy(table.name) as Promise<OfferedRecord[]>;
    },
    async isNameTaken(name: string, besides: string | null): Promise<boolean> {
      const other = besides === null ? undefined : ne(table.id, besides);
      const named = and(eq(table.name, name), other);
      return (await sql.select({ id: table.id }).from(table).where(named)).length > 0;
    },
    /** Until the end of the transaction no one else makes or changes one. */
    async lock(): Promise<void> {
      await connection.query(`lock table ${getTableName(table)} in share row exclusive mode`);
    },
    async delete(id: string): Promise<void> {
      await sql.delete(table).where(eq(table.id, id));
    },
  };
}

/** Some of the rows of a list, and how many there are on all pages, which each of them says. */
export function toPage<Row>(rows: readonly (Row & { readonly found: number })[]): {
  readonly rows: Omit<Row, 'found'>[];
  readonly found: number;
} {
  return { rows: rows.map(({ found: _found, ...row }) => row), found: rows[0]?.found ?? 0 };
}
