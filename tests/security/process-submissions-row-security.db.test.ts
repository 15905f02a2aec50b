import { expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { testDatabase } from '../support/test-database.ts';
import { type ActorName, type Place, accessFixture } from './access-fixture.ts';
import { behindTheApp } from './behind-the-app.ts';

/** Tests row-level security of the lines that say who sent what through a process. Each client sent one for their account, and some people one for none. */
const database = await testDatabase();
const { owner } = database;
const { people, accounts, actors } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);
const refused = { code: '42501' };

type Name = keyof typeof people;
const clients: readonly (readonly [Name, Place])[] = [
  ['ivy', 'north'],
  ['otto', 'south'],
  ['una', 'waiting'],
  ['dan', 'closed'],
  ['eli', 'elsewhere'],
];
const portalOf = new Map<Place, string>();
const process = 'ab'.repeat(16);

async function send(name: string, sender: string, values: { readonly portal: string; readonly account: string | null }): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    "insert into content_records (collection, data, rank) values ('submissions', $1, 1) returning replace(id::text, '-', '') as id",
    [{ name, process, sender, answers: '{"fields":[],"answers":{}}', ...values }],
  );
  return rows[0]?.id ?? '';
}

for (const [name, place] of clients) {
  const { rows } = await owner.query<{ id: string }>("select replace(portal_id::text, '-', '') as id from accounts where id = $1", [
    accounts[place],
  ]);
  portalOf.set(place, rows[0]?.id ?? '');
  await send(name, people[name], { portal: portalOf.get(place) ?? '', account: accounts[place] });
}
const portal = portalOf.get('north') ?? '';
for (const name of ['ivy', 'ada', 'root'] as const) await send(`${name} alone`, people[name], { portal, account: null });

const named = `select content.data ->> 'name' from process_submissions sent join content_records content on content.id = sent.submission_id`;
const nameOf = new Map(
  (
    await owner.query<{ id: string; name: string }>(
      `select replace(submission_id::text, '-', '') as id, data ->> 'name' as name from process_submissions join content_records on id = submission_id`,
    )
  ).rows.map(({ id, name }) => [id, name]),
);
const sees = async (actor: Actor) => {
  const ids = await seen(actor, "select replace(submission_id::text, '-', '') from process_submissions");
  return ids.map((id) => nameOf.get(id) ?? id).toSorted();
};
const everything = [...nameOf.values()].toSorted();

test.each<[ActorName, readonly string[]]>([
  ['guest', []],
  ['service', []],
  ['investor', ['ivy', 'ivy alone']],
  ['other investor', ['otto']],
  ['unvalidated investor', ['una']],
  ['advisor', ['ada alone', 'ivy', 'ivy alone']],
  ['other advisor', ['otto', 'una']],
  ['advisor of a group', ['dan']],
  ['advisor of another portal', ['eli']],
  ['admin', everything],
  ['system', everything],
])('%s sees those of %o', async (name, names) => {
  expect(await sees(actors[name])).toEqual(names);
});

test.each(['advisor', 'admin'] as const)('%s sees none on behalf of a client', async (kind) => {
  expect(await sees({ kind, userId: kind === 'admin' ? people.root : people.ada, onBehalfOf: people.ivy })).toEqual([]);
});

test('the answers themselves are for administrators alone', async () => {
  for (const name of ['guest', 'service', 'investor', 'advisor'] as const) expect(await seen(actors[name], named)).toEqual([]);
});

test.each<ActorName>(['guest', 'service', 'investor', 'advisor', 'admin', 'system'])('%s writes none by hand', async (name) => {
  for (const change of [
    `update process_submissions set user_id = '${people.otto}'`,
    'delete from process_submissions',
    `insert into process_submissions values (uuidv7(), uuidv7(), '${portal}', '${people.ivy}', null)`,
  ])
    await expect(touched(actors[name], change)).rejects.toMatchObject(refused);
});

test('a line follows its record: into the trash and back, and not to an account of another portal or a sender who is gone', async () => {
  const linesOf = async (id: string) =>
    (await owner.query('select account_id from process_submissions where submission_id = $1', [id])).rows as unknown[];
  const sent = await send('again', people.ivy, { portal, account: accounts.elsewhere });
  expect(await linesOf(sent)).toEqual([{ account_id: null }]);
  const { rows } = await owner.query('delete from content_records where id = $1 returning collection, data, rank', [sent]);
  expect(await linesOf(sent)).toEqual([]);
  const [kept] = rows as { collection: string; data: object; rank: number }[];
  await owner.query('insert into content_records (id, collection, data, rank) values ($1, $2, $3, $4)', [
    sent,
    kept?.collection,
    kept?.data,
    kept?.rank,
  ]);
  expect(await linesOf(sent)).toHaveLength(1);
  expect(await linesOf(await send('gone', 'cd'.repeat(16), { portal, account: null }))).toEqual([]);
});
