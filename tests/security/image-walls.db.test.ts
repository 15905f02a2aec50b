import { expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { testDatabase } from '../support/test-database.ts';
import { behindTheApp } from './behind-the-app.ts';
import { type ActorName, walledTown } from './walled-town.ts';

const database = await testDatabase();
const { owner } = database;
const { people, actors } = await walledTown(database);
const { seen, touched } = behindTheApp(database);
const refused = { code: '42501' };

const insert = (columns: string, from: string) =>
  `insert into images (${columns}, content_hash, media_type, width, height, content)
   select id, sha256('x'), 'image/png', 1, 1, 'x' from ${from}`;
await owner.query(insert('user_id', 'users'));
await owner.query(insert('portal_id', 'portals'));

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

test.each(['guest', 'service', 'investor', 'advisor', 'admin'] as const)('%s writes and removes none by himself', async (name) => {
  expect(await touched(actors[name], 'delete from images')).toBe(0);
  const own = `'${people.ivy}'::uuid as id`;
  await expect(touched(actors[name], insert('user_id', `(select ${own}) me`))).rejects.toMatchObject(refused);
});

test('nobody changes one that is stored', async () => {
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
