import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { objectsHash } from './database-objects.ts';

export const migrationsFolder = new URL('./migrations', import.meta.url).pathname;

/**
 * The state of a database's schema relative to this version of the product. `none` means empty; `unreleased` means created by migrations that no longer
 * exist. A database with other functions, views or policies than the current ones is `older`.
 */
export type SchemaAge = 'none' | 'unreleased' | 'older' | 'present' | 'newer';

export async function schemaAge(client: Client): Promise<SchemaAge> {
  if (!(await hasTable(client, '__drizzle_migrations'))) return 'none';
  const { rows } = await client.query<{ at: number }>('select created_at::float8 as at from drizzle.__drizzle_migrations order by 1');
  const run = rows.map(({ at }) => at);
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  if (Math.max(...run) > Math.max(...known)) return 'newer';
  if (run[0] !== known[0]) return 'unreleased';
  return run.length === known.length && (await hasPresentObjects(client)) ? 'present' : 'older';
}

async function hasPresentObjects(client: Client): Promise<boolean> {
  return (await client.query('select from drizzle.objects where hash = $1', [objectsHash])).rowCount === 1;
}

async function hasTable(client: Client, name: string): Promise<boolean> {
  return (await client.query("select from pg_tables where schemaname = 'drizzle' and tablename = $1", [name])).rowCount === 1;
}
