import { join } from 'node:path';
import { Client } from 'pg';
import { databaseName } from '#server/db/database-name.ts';
import { ownProduct } from './product.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';

/** Changes the running product's own database, as its owner. */
export async function inDatabase(statement: string): Promise<void> {
  const { socketDir } = await startEmbeddedPostgres(join(ownProduct().varDir, 'postgres'));
  const client = new Client({ host: socketDir, user: 'postgres', database: databaseName('default') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
