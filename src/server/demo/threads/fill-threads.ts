import type { Actor } from '#domain/actor.ts';
import { system } from '#domain/actor.ts';
import type { Database } from '../../db/database.ts';
import type { DemoThread } from './demo-threads.ts';

const hour = 3_600_000;

/** Writes the threads of the demonstration as the people who wrote them, each to the first account of the client. */
export async function fillThreads(database: Database, threads: readonly DemoThread[], now: number): Promise<void> {
  for (const thread of threads) await fillThread(database, thread, now);
}

/** Writes the notes of advisers, each on the first account of the client. */
export async function fillNotes(database: Database, notes: Readonly<Record<string, string>>): Promise<void> {
  await database.as(system('demo')).writeUnaudited('demo-history', async ({ accountRecords, threads, users }) => {
    for (const [client, note] of Object.entries(notes)) {
      const person = (await users.withPassword(client))?.user;
      const [accountId] = person ? await threads.accountsOfClient(person.id) : [];
      if (accountId !== undefined) await accountRecords.set(accountId, { note });
    }
  });
}

async function fillThread(database: Database, { client, subject, messages }: DemoThread, now: number): Promise<void> {
  const found = await database.as(system('demo')).read(async (snapshot) => {
    const person = (await snapshot.users.withPassword(client))?.user;
    const [accountId] = person ? await snapshot.threads.accountsOfClient(person.id) : [];
    const [adviser] = accountId === undefined ? [] : await snapshot.threads.team(accountId);
    return person && adviser && accountId !== undefined ? { person, adviser, accountId } : null;
  });
  if (!found) return;
  const { person, adviser, accountId } = found;
  const writers = {
    client: { actor: { kind: 'investor', userId: person.id } as Actor, id: person.id, name: person.name },
    firm: { actor: { kind: 'advisor', userId: adviser.id } as Actor, id: adviser.id, name: adviser.name },
  };
  const [first] = messages;
  if (!first) return;
  const moment = (daysAgo: number, nth: number) => new Date(now - daysAgo * 24 * hour + nth * hour).toISOString();
  const by = writers[first.side];
  const threadId = await database
    .as(by.actor)
    .writeUnaudited('demo-history', ({ threads: own }) =>
      own.insert({ accountId, subject, startedBy: by.id, startedByName: by.name, assignedTo: adviser.id, at: moment(first.daysAgo, -8) }),
    );
  for (const [nth, { side, daysAgo, text, isInternal = false }] of messages.entries()) {
    const { actor, id: writtenBy, name: writtenByName } = writers[side];
    await database.as(actor).writeUnaudited('demo-history', ({ threads: own }) =>
      own.addMessage({
        accountId,
        threadId,
        side,
        isInternal,
        writtenBy,
        writtenByName,
        text,
        at: moment(daysAgo, nth - 8),
        heldSeconds: null,
      }),
    );
  }
}
