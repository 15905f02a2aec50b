import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { appRole, asOwner, type DatabaseServer } from './database-server.ts';

const folder = new URL('./migrations', import.meta.url).pathname;
/** Any number that nothing else locks: two processes that start at once migrate one after the other. */
const migrationLock = 7_241_990;

/** Creates the database when it is missing and brings it to the present schema; forward only, one process at a time. */
export async function migrate(server: DatabaseServer, database: string): Promise<void> {
  await asOwner(server, 'postgres', async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const existing = await client.query('select from pg_database where datname = $1', [database]);
    if (existing.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
  });
  await asOwner(server, database, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await runMigrations(drizzle({ client }), { migrationsFolder: folder });
    await refuseMightyAppRole(client);
  });
}

interface Asker {
  query(text: string, values: unknown[]): Promise<{ rowCount: number | null }>;
}

/** Row-level security does not bind a superuser, a role that bypasses it, or the owner of a table. */
async function refuseMightyAppRole(client: Asker): Promise<void> {
  const mighty = await client.query('select from pg_roles where rolname = $1 and (rolsuper or rolbypassrls)', [appRole]);
  const owned = await client.query("select from pg_tables where tableowner = $1 and schemaname = 'public'", [appRole]);
  if (mighty.rowCount || owned.rowCount)
    throw new Error(`The role ${appRole} could get around row-level security; it must be a plain role that owns no table.`);
}
