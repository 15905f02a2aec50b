import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import type { VariantId } from '#contracts/ids.ts';
import { type Config, readConfig } from '../config.ts';
import { databaseName } from '../db/database-name.ts';
import { type DatabaseServer, asOwner, openDatabaseServer } from '../db/database-server.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { schemaAge } from '../db/schema-age.ts';

/** The database of a variant, for a command beside the product or without it. */
export interface ExistingBook {
  readonly config: Config;
  readonly database: Database;
  /** The settings by which a queue reaches the same database. */
  readonly connection: PoolConfig;
}

/**
 * Names the book that the product has made, works on it, and leaves the server as it was found.
 *
 * @throws Error in words for the terminal when there is none yet, or one of another version of the product
 */
export async function onExistingBook<T>(id: VariantId, work: (book: ExistingBook) => Promise<T>, { isNamed = true } = {}): Promise<T> {
  const config = readConfig();
  if (!hasDatabase(config)) throw new Error(noBook(id, config));
  const server = await openDatabaseServer(config, id);
  try {
    await refuseUnfit(server, id, config);
    if (isNamed) printDatabaseInUse(id, config);
    const connection = server.app(databaseName(id));
    const database = openDatabase(connection, (error) => process.stderr.write(`${error.message}\n`));
    try {
      return await work({ config, database, connection });
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
  }
}

/** Without an address of one's own the database is below the data folder, which the first start creates. */
function hasDatabase({ database, varDir }: Config): boolean {
  return database !== null || existsSync(join(varDir, 'postgres', 'PG_VERSION'));
}

/** @throws Error in words for the terminal when there is no data folder yet: the settings of the product may not have been read */
export function refuseNewFolder(id: VariantId, config: Config): void {
  if (!hasDatabase(config)) throw new Error(noBook(id, config));
}

function noBook(id: VariantId, config: Config): string {
  return `There is no database for ${id} in ${placeOf(id, config)} yet. "npm start" creates it. If the product runs elsewhere, read its settings first.`;
}

/** Says which book a command works on, before anything else. */
export function printDatabaseInUse(id: VariantId, config: Config): void {
  process.stdout.write(`Variant ${id} in ${placeOf(id, config)}.\n`);
}

function placeOf(id: VariantId, { database, varDir }: Config): string {
  return database === null ? varDir : `the database server ${new URL(database.urls[id] ?? database.url).host}`;
}

async function refuseUnfit(server: DatabaseServer, id: VariantId, config: Config): Promise<void> {
  const name = databaseName(id);
  const found = await asOwner(server, 'postgres', (client) => client.query('select from pg_database where datname = $1', [name]));
  const age = found.rowCount === 0 ? 'none' : await asOwner(server, name, schemaAge);
  if (age === 'none') throw new Error(noBook(id, config));
  if (age === 'unreleased')
    throw new Error(`The database of ${id} is from before the first release and cannot be upgraded. Run "npm start" for details.`);
  if (age === 'older') throw new Error(`The database of ${id} is from an older version of the product. "npm start" upgrades it.`);
  if (age === 'newer') throw new Error(`The database of ${id} is from a newer version of the product. Use that version.`);
}
