import { expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { testDatabase } from '../support/test-database.ts';
import { behindTheApp } from './behind-the-app.ts';
import { type ActorName, accessFixture } from './access-fixture.ts';

const database = await testDatabase();
const { owner } = database;
const { people, actors } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);
const refused = { code: '42501' };

const insert = (columns: string, from: string) =>
  `insert into images (${columns}, content_hash, media_type, width, height, content)
   select id, sha256('x'), 'image/png', 1, 1, 'x' from ${from}`;
await owner.query(insert('user_id', 'users'));
await owner.query(insert('portal_id', 'portals'));
await owner.query(insert('organisation_id', 'organisations'));

const viewing: Actor = { kind: 'advisor', userId: people.ada, onBehalfOf: people.ivy };

test.each<[ActorName | 'viewing', string[]]>([
  ['guest', []],
  ['service', []],
  ['investor', ['ada', 'ivy']],
  ['unvalidated investor', ['una']],
  ['advisor', ['ada', 'ivy']],
  ['advisor of a group', ['cora', 'dan']],
  ['advisor of another portal', ['eli', 'eve']],
  ['viewing', ['ada', 'ivy']],
  ['admin', Object.keys(people).toSorted()],
  ['system', Object.keys(people).toSorted()],
])('%s sees the photos of %o and every logo', async (name, names) => {
  const actor = name === 'viewing' ? viewing : actors[name];
  const photos = 'select users.name from images join users on users.id = user_id order by 1';
  expect(await seen(actor, photos)).toEqual(names);
  expect(await seen(actor, 'select 1 from images where portal_id is not null')).toHaveLength(2);
});

test.each<[ActorName | 'viewing', string[]]>([
  ['guest', []],
  ['service', []],
  ['investor', []],
  ['advisor', ['House of Ada']],
  ['advisor of a group', ['House of Ben']],
  ['advisor of another portal', []],
  ['viewing', ['House of Ada']],
  ['admin', ['House of Ada', 'House of Ben']],
  ['system', ['House of Ada', 'House of Ben']],
])('%s sees the logos of the organisations that they see: %o', async (name, names) => {
  const actor = name === 'viewing' ? viewing : actors[name];
  const logos = 'select house.name from images join organisations house on house.id = images.organisation_id order by 1';
  expect(await seen(actor, 'select name from organisations order by 1')).toEqual(names);
  expect(await seen(actor, logos)).toEqual(names);
  expect(await seen(actor, 'select 1 from images where organisation_id is not null')).toHaveLength(names.length);
});

test('administrators write and remove those of organisations, as they do organisations, and no one else', async () => {
  const remove = 'delete from images where organisation_id is not null';
  const make = `with made as (insert into organisations (name) values ('New') returning id) ${insert('organisation_id', 'made')}`;
  for (const name of ['guest', 'service', 'investor', 'advisor', 'advisor of a group'] as const) {
    expect(await touched(actors[name], remove)).toBe(0);
    const own = `'${people.ada}'::uuid as id`;
    await expect(touched(actors[name], insert('organisation_id', `(select ${own}) me`))).rejects.toMatchObject(refused);
  }
  expect(await touched(actors.admin, remove)).toBe(2);
  expect(await touched(actors.admin, make)).toBe(1);
});

test.each(['guest', 'service', 'investor', 'advisor', 'admin'] as const)('%s writes and removes no other by themselves', async (name) => {
  expect(await touched(actors[name], 'delete from images where organisation_id is null')).toBe(0);
  const own = `'${people.ivy}'::uuid as id`;
  await expect(touched(actors[name], insert('user_id', `(select ${own}) me`))).rejects.toMatchObject(refused);
});

test('no one changes one that is stored', async () => {
  await expect(touched(actors.system, "update images set media_type = 'image/webp'")).rejects.toMatchObject(refused);
});

test.each([
  ['of nobody', "null, sha256('x'), 'image/png', 1, 1, 'x'"],
  ['another than its hash says', "id, sha256('y'), 'image/png', 1, 1, 'x'"],
  ['a page', "id, sha256('x'), 'text/html', 1, 1, 'x'"],
  ['a drawing', "id, sha256('x'), 'image/svg+xml', 1, 1, 'x'"],
  ['large', "id, sha256(large), 'image/png', 1, 1, large"],
])('no picture is stored that is %s', async (_what, values) => {
  await owner.query('delete from images');
  const from = "(select id, convert_to(repeat('x', 400001), 'UTF8') as large from users limit 1) one";
  const add = `insert into images (user_id, content_hash, media_type, width, height, content) select ${values} from ${from}`;
  await expect(touched(actors.system, add)).rejects.toMatchObject({ code: '23514' });
});
