import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { createObjects, dropObjects, objectsHash } from './database-objects.ts';
import { asOwner, type DatabaseServer } from './database-server.ts';
import { refusePrivilegedAppRole } from './refuse-privileged-app-role.ts';
import { migrationsFolder, schemaAge } from './schema-age.ts';

/** Any number that nothing else locks: two processes that start at once migrate one after the other. */
const migrationLock = 7_241_990;

/**
 * Creates the database when it is missing and brings it to the present schema; forward only, one process at a time. Tables change by the
 * migrations that are missing; whatever else there is (`sql/`, access beside the tables) is created as it is now, when it is not so yet.
 *
 * @throws Error when a newer version of the product has been at it, or one from before the first migration that there is
 */
export async function migrate(server: DatabaseServer, database: string): Promise<void> {
  await asOwner(server, 'postgres', async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const existing = await client.query('select from pg_database where datname = $1', [database]);
    if (existing.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
  });
  await asOwner(server, database, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const age = await schemaAge(client);
    if (age === 'newer') throw new Error(newer(database));
    if (age === 'unreleased') throw new Error(unreleased(database));
    if (age !== 'present') await inOneTransaction(client, () => bringUpToDate(client));
    await refusePrivilegedAppRole(client);
  });
}

async function bringUpToDate(client: Client): Promise<void> {
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint not null);
    create table if not exists drizzle.objects (hash text not null)`);
  await dropObjects(client);
  const { rows } = await client.query<{ last: string | null }>('select max(created_at) as last from drizzle.__drizzle_migrations');
  const last = Number(rows[0]?.last ?? 0);
  for (const migration of readMigrationFiles({ migrationsFolder })) if (migration.folderMillis > last) await run(client, migration);
  await createObjects(client);
  await client.query('delete from drizzle.objects');
  await client.query('insert into drizzle.objects (hash) values ($1)', [objectsHash]);
}

async function run(client: Client, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  for (const statement of sql) await client.query(statement);
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, folderMillis]);
}

async function inOneTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

function newer(database: string): string {
  return `The database ${database} is of a newer version of the product: run that one, or restore the backup made before it (docs/FIRST-FIRM.md).`;
}

function unreleased(database: string): string {
  return `The database ${database} is from before the first release and cannot be upgraded. Remove it (the embedded databases are in the folder var/postgres) and start again; demo data is created again.`;
}
