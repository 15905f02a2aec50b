import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { asOwner, type DatabaseServer } from './database-server.ts';
import { refuseMightyAppRole } from './refuse-mighty-app-role.ts';
import { migrationsFolder, schemaAge } from './schema-age.ts';

/** Any number that nothing else locks: two processes that start at once migrate one after the other. */
const migrationLock = 7_241_990;

/**
 * Creates the database when it is missing and brings it to the present schema; forward only, one process at a time.
 *
 * @throws Error when a newer version of the product has been at it
 */
export async function migrate(server: DatabaseServer, database: string): Promise<void> {
  await asOwner(server, 'postgres', async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const existing = await client.query('select from pg_database where datname = $1', [database]);
    if (existing.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
  });
  await asOwner(server, database, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    if ((await schemaAge(client)) === 'newer') throw new Error(newer(database));
    await runMigrations(drizzle({ client }), { migrationsFolder });
    await refuseMightyAppRole(client);
  });
}

function newer(database: string): string {
  return `The database ${database} is of a newer version of the product: run that one, or restore the backup made before it (docs/FIRST-FIRM.md).`;
}
