import { asOwner, type DatabaseServer } from './database-server.ts';

/** Tells a firm's database how many portals it may have; null is any number. What is there already stays. */
export async function setPortalMaximum(server: DatabaseServer, database: string, maximum: number | null): Promise<void> {
  await asOwner(server, database, (client) => client.query('update portal_maximum set portals = $1', [maximum]));
}
