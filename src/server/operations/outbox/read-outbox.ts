import { system } from '#domain/actor.ts';
import type { Database } from '../../db/database.ts';
import type { OutgoingMessage } from '../../db/queries/portals/outgoing-messages.ts';

/**
 * The newest hundred messages that have no gateway, newest first, without those whose secret is no longer good. For the page that exists in
 * demo and development only: PINs stand in them.
 */
export async function readOutbox(db: Database): Promise<OutgoingMessage[]> {
  return db.as(system('outbox')).read((snapshot) => snapshot.outgoingMessages.newestKept(100));
}
