import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';

export const migrationsFolder = new URL('./migrations', import.meta.url).pathname;

/** How a database stands to the migrations of this version of the product; `none` where none was ever run. */
export type SchemaAge = 'none' | 'older' | 'present' | 'newer';

export async function schemaAge(client: Client): Promise<SchemaAge> {
  const table = await client.query("select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'");
  if (table.rowCount === 0) return 'none';
  const { rows } = await client.query<{ last: number | null }>('select max(created_at)::float8 as last from drizzle.__drizzle_migrations');
  const last = rows[0]?.last ?? null;
  if (last === null) return 'none';
  const own = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  if (last === own) return 'present';
  return last < own ? 'older' : 'newer';
}
