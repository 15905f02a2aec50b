import { join } from 'node:path';
import { Client } from 'pg';
import type { VariantId } from '#contracts/ids.ts';
import { databaseName } from '#server/db/database-name.ts';
import { ownProduct } from './product.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';

/** Changes the running product's own database of a firm, as its owner. */
export async function inDatabase(statement: string, variant: VariantId = 'default'): Promise<void> {
  const { socketDir } = await startEmbeddedPostgres(join(ownProduct().varDir, 'postgres'));
  const client = new Client({ host: socketDir, user: 'postgres', database: databaseName(variant) });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Makes the PINs that a firm has sent a day older: walks sign in more often than people do, who would have to wait for the next one. */
export async function agePins(variant: VariantId = 'default'): Promise<void> {
  await inDatabase("update outgoing_messages set created_at = created_at - interval '1 day' where counted_for is not null", variant);
}
