import { system } from '#domain/actor.ts';
import type { Database } from '../../db/database.ts';
import type { DueMessage } from '../../db/queries/threads/messages-on-hold.ts';
import type { Queries } from '../../db/queries.ts';
import { announceMessage } from './announce-message.ts';

interface Releasing {
  readonly db: Database;
  readonly onFailure: (failure: { readonly id: string; readonly err: unknown }) => void;
}

/**
 * Sends what was held and not taken back: each message in a transaction of its own, as the person who wrote it, so that nothing is sent that they may
 * not write any more. However many processes do this, one sends it.
 */
export async function releaseMessages({ db, onFailure }: Releasing): Promise<{ readonly sent: number }> {
  const due = await db.as(system('release-messages')).read(({ messagesOnHold }) => messagesOnHold.due());
  let sent = 0;
  for (const message of due) {
    try {
      const writer = db.as({ kind: message.role, userId: message.writtenBy });
      if (await writer.writeUnaudited('held-messages', (tx) => release(tx, message))) sent += 1;
    } catch (err) {
      onFailure({ id: message.id, err });
    }
  }
  return { sent };
}

async function release(tx: Queries, message: DueMessage): Promise<boolean> {
  if (!(await tx.messagesOnHold.release(message))) return false;
  const account = await tx.accounts.find(message.accountId);
  const thread = account && (await tx.threads.find(account.portalId, message.threadId, message.writtenBy));
  if (!thread) throw new Error('A message that was sent is in no thread.');
  const side = message.role === 'investor' ? 'client' : 'firm';
  await announceMessage(tx, { account, thread, message: { id: message.id, side, notifies: message.notifies } });
  return true;
}
