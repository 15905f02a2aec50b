import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { emptied, importFolder, smallFolder, told } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { findClients } from './find-clients.ts';

const database = await testDatabase();
const actors = new Map<string, Actor>();
let portal = '';

/** Ada looks after Ivy and Zoë, Bob after Max, whom Ada does not know. */
const folder = {
  ...smallFolder,
  'users.csv': `${smallFolder['users.csv']}
    bob@firm.example,Bob,advisor
    eve@firm.example,Eve,admin`,
  'accounts.csv': `${smallFolder['accounts.csv']}
    A-2,Zoë Καλλέργη,zoe@home.example,Main,ada@firm.example,family,GBP
    A-3,Max 100%,max@home.example,Main,bob@firm.example,family,GBP`,
  'portfolios.csv': `${smallFolder['portfolios.csv']}
    P-3,A-2,Long-term ISA,ISA,GBP,
    P-4,A-3,Max ISA,ISA,GBP,`,
};

beforeAll(async () => {
  await emptied(database);
  expect(told(await importFolder(database, folder)).refused).toEqual([]);
  const people = await database.owner.query<{ id: string; name: string; role: 'admin' | 'advisor' | 'investor' }>(
    "select replace(id::text, '-', '') as id, name, role from users",
  );
  for (const { id, name, role } of people.rows) actors.set(name, { kind: role, userId: id });
  const [main] = (await database.owner.query<{ id: string }>("select replace(id::text, '-', '') as id from portals")).rows;
  portal = main?.id ?? '';
});

async function found(who: string, words: string): Promise<string[]> {
  const actor = actors.get(who);
  if (!actor) throw new Error(`There is no ${who}.`);
  const context = { actor, db: database.as(actor), portal: { id: portal } } as unknown as Parameters<typeof findClients>[0];
  return (await findClients(context, words)).map(({ page, name, hint }) => `${page} ${name}, ${hint}`);
}

const zoe = ['account Zoë Καλλέργη, A-2', 'portfolio Long-term ISA, Zoë Καλλέργη'];
const max = ['account Max 100%, A-3', 'portfolio Max ISA, Max 100%'];

test.each([
  ['Ada', 'zoe', zoe],
  ['Ada', 'ΚΑΛΛΕΡΓΗ zo', zoe],
  ['Ada', 'zoe@home', zoe.slice(0, 1)],
  ['Ada', 'a-2', zoe.slice(0, 1)],
  ['Ada', 'long-term', zoe.slice(1)],
  ['Ada', 'P-3', zoe.slice(1)],
  ['Ada', 'max', []],
  ['Ada', '%', []],
  ['Ada', ' ', []],
  ['Bob', 'max', max],
  ['Bob', '100%', max],
  ['Bob', 'zoe', []],
  ['Eve', 'zoe', zoe],
  ['Eve', 'max', max],
])('%s, who looks for “%s”, finds %j', async (who, words, expected) => {
  expect(await found(who, words)).toEqual(expected);
});

test('a client finds nobody', async () => {
  await expect(found('Ivy', 'max')).rejects.toMatchObject({ code: 'page-not-found' });
});
