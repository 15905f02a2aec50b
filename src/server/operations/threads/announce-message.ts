import type { Account } from '#domain/account/account.ts';
import type { ThreadSide } from '#domain/thread/thread.ts';
import type { Queries } from '../../db/queries.ts';
import { notify } from '../notifications/notify.ts';
import { messengersOf } from './read-recipients.ts';

interface Announced {
  readonly account: Account;
  readonly thread: { readonly id: string; readonly subject: string; readonly assignedTo: string | null };
  readonly message: { readonly id: string; readonly side: ThreadSide; readonly notifies: boolean };
}

interface Reader {
  readonly id: string;
}

/** Notifies the client, or who has the thread, or all who might take it; nobody where the writer chose so. */
export async function announceMessage(tx: Queries, { account, thread, message }: Announced): Promise<void> {
  if (!message.notifies) return;
  const portalId = account.portalId;
  const readers = await readersOf(tx, account, { thread, side: message.side });
  await notify(tx, {
    kind: 'message',
    accountId: account.id,
    to: readers.map(({ id }) => id),
    about: thread.subject,
    page: 'thread',
    params: { portal: portalId, thread: thread.id },
    key: message.id,
  });
}

async function readersOf(
  { threads }: Queries,
  { id }: Account,
  { thread, side }: { readonly thread: Pick<Announced['thread'], 'assignedTo'>; readonly side: ThreadSide },
): Promise<readonly Reader[]> {
  if (side === 'firm') {
    const client = await threads.client(id);
    return client ? [client] : [];
  }
  const team = await threads.team(id);
  const assigned = team.filter((person) => person.id === thread.assignedTo);
  return assigned.length > 0 ? assigned : messengersOf(team).slice(0, 10);
}
