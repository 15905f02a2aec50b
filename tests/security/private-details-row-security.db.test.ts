import { expect, test } from 'vitest';
import { testDatabase } from '../support/test-database.ts';
import { behindTheApp } from './behind-the-app.ts';
import { type ActorName, accessFixture } from './access-fixture.ts';

const database = await testDatabase();
const { people, actors } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);
const refused = { code: '42501' };

test.each<[ActorName, string[]]>([
  ['guest', []],
  ['service', []],
  ['investor', ['ivy']],
  ['other investor', ['otto']],
  ['unvalidated investor', ['una']],
  ['advisor', ['ada']],
  ['advisor of a group', ['cora']],
  ['advisor of another portal', ['eve']],
  ['admin', Object.keys(people).toSorted()],
  ['system', Object.keys(people).toSorted()],
])('%s sees those of %o, whomever else they see', async (name, names) => {
  expect(await seen(actors.system, 'select 1 from private_details')).toHaveLength(Object.keys(people).length);
  const whose = Object.fromEntries(Object.entries(people).map(([who, id]) => [id, who]));
  const ids = await seen(actors[name], "select replace(user_id::text, '-', '') from private_details");
  expect(ids.map((id) => whose[id] ?? id).toSorted()).toEqual(names);
  if (name === 'system') return;
  expect(await touched(actors[name], "update private_details set other = 'x'")).toBe(0);
  expect(await touched(actors[name], 'delete from private_details')).toBe(0);
  await expect(touched(actors[name], `insert into private_details (user_id) values ('${people.ivy}')`)).rejects.toMatchObject(refused);
});
