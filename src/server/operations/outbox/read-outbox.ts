import { system } from '#domain/actor.ts';
import type { Database } from '../../db/database.ts';
import type { OutboxMessage } from '../../db/queries/outbox-messages.ts';

/** The newest hundred messages, newest first. For the page that exists in demo and development only: PINs stand in them. */
export async function readOutbox(db: Database): Promise<OutboxMessage[]> {
  return db.as(system('outbox')).read((snapshot) => snapshot.outboxMessages.newest(100));
}
