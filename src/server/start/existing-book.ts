import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
}

/**
 * Works on a book that the product or an import has made, and leaves the server as it was found.
 *
 * @throws Error in words for the terminal when there is none yet, or one of another version of the product
 */
export async function onExistingBook<T>(id: VariantId, work: (book: ExistingBook) => Promise<T>): Promise<T> {
  const config = readConfig();
  if (!config.database && !existsSync(join(config.varDir, 'postgres', 'PG_VERSION'))) throw new Error(noBook(id));
  const server = await openDatabaseServer(config, id);
  try {
    await refuseUnfit(server, id);
    const database = openDatabase(server.app(databaseName(id)), (error) => process.stderr.write(`${error.message}\n`));
    try {
      return await work({ config, database });
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
  }
}

function noBook(id: VariantId): string {
  return `There is no database for ${id} yet. "npm start" or "npm run import" creates it.`;
}

async function refuseUnfit(server: DatabaseServer, id: VariantId): Promise<void> {
  const name = databaseName(id);
  const found = await asOwner(server, 'postgres', (client) => client.query('select from pg_database where datname = $1', [name]));
  const age = found.rowCount === 0 ? 'none' : await asOwner(server, name, schemaAge);
  if (age === 'none') throw new Error(noBook(id));
  if (age === 'unreleased')
    throw new Error(`The database of ${id} is from before the first release and cannot be upgraded. Run "npm start" for details.`);
  if (age === 'older') throw new Error(`The database of ${id} is from an older version of the product. "npm start" upgrades it.`);
  if (age === 'newer') throw new Error(`The database of ${id} is from a newer version of the product. Use that version.`);
}
