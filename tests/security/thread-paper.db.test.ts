import { expect, test } from 'vitest';
import { type Actor, system } from '#domain/actor.ts';
import { printThread, readThreadPaper } from '#server/operations/threads/print-thread.ts';
import { variants } from '#variants/registry.ts';
import { buildRequestContext } from '../support/build-request-context.ts';
import { testDatabase } from '../support/test-database.ts';
import { internalNote, twoClients } from './two-clients.ts';

const database = await testDatabase();
const { ids, people } = await twoClients({ database });
const portal = await database.as(system('test')).read((snapshot) => snapshot.portals.find(ids.portal));
const printed: string[] = [];
const pagePrinter = {
  print: (_visit: unknown, path: string) => {
    printed.push(path);
    return Promise.resolve(new Uint8Array());
  },
};

const actors = {
  investor: { kind: 'investor', userId: people.investor.id },
  otherInvestor: { kind: 'investor', userId: people.otherInvestor.id },
  viewer: { kind: 'advisor', userId: people.advisor.id, onBehalfOf: people.investor.id },
  advisor: { kind: 'advisor', userId: people.advisor.id },
  otherAdvisor: { kind: 'advisor', userId: people.otherAdvisor.id },
  admin: { kind: 'admin', userId: people.admin.id },
} as const satisfies Readonly<Record<string, Actor>>;
type Name = keyof typeof actors;

const contextOf = (name: Name) =>
  buildRequestContext({ variant: variants.default, database, portal, pagePrinter, today: '2026-07-15', actor: actors[name] });
const outcome = async <Result>(asked: Promise<Result>) =>
  asked.then(
    (result) => result,
    (error: { code: string }) => error.code,
  );
const downloads = async () =>
  (await database.owner.query<{ target_id: string }>("select target_id from audit_events where action = 'downloaded' order by seq")).rows;

test.each<[Name, 'yes' | undefined, string]>([
  //  who            notes      what they get
  ['investor', undefined, 'without, unsaid'],
  ['investor', 'yes', 'forbidden'],
  ['viewer', undefined, 'without, unsaid'],
  ['viewer', 'yes', 'forbidden'],
  ['otherInvestor', undefined, 'thread-not-found'],
  ['otherInvestor', 'yes', 'thread-not-found'],
  ['otherAdvisor', 'yes', 'thread-not-found'],
  ['advisor', undefined, 'without, leftOut'],
  ['advisor', 'yes', 'with, included'],
  ['admin', 'yes', 'with, included'],
])('a thread on paper, for %s, notes %s: %s', async (name, notes, expected) => {
  const paper = await outcome(readThreadPaper(contextOf(name), ids.thread, { notes }));
  const has = (text: string) => typeof paper !== 'string' && JSON.stringify(paper).includes(text);
  const got = typeof paper === 'string' ? paper : `${has(internalNote) ? 'with' : 'without'}, ${paper.notes ?? 'unsaid'}`;
  expect(got).toBe(expected);
  const before = await downloads();
  const [asked, file] = [printed.length, await outcome(printThread(contextOf(name), ids.thread, { notes }))];
  const isRefused = typeof file === 'string';
  expect(isRefused ? file : 'printed').toBe(typeof paper === 'string' ? paper : 'printed');
  expect(printed.slice(asked)).toEqual(isRefused ? [] : [`/internal/paper/thread/${ids.thread}${notes ? '?notes=yes' : ''}`]);
  expect((await downloads()).slice(before.length)).toEqual(isRefused ? [] : [{ target_id: file.fileName }]);
});

test('what is still held is not on paper, also for its writer', async () => {
  await database.owner.query(
    `insert into thread_messages (account_id, thread_id, side, written_by, written_by_name, text, held_until)
     select account_id, id, 'firm', $2, 'Ada', 'Held for a moment', now() + interval '10 seconds' from threads where id = $1`,
    [ids.thread, people.advisor.id],
  );
  const { messages } = await readThreadPaper(contextOf('advisor'), ids.thread, { notes: 'yes' });
  expect(messages.map(({ text }) => text)).not.toContain('Held for a moment');
});

test('another site prints nothing', async () => {
  const context = { ...contextOf('advisor'), isFromElsewhere: true };
  await expect(printThread(context, ids.thread, {})).rejects.toMatchObject({ code: 'foreign-origin' });
});
