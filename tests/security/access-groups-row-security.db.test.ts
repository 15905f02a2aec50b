import { expect, test } from 'vitest';
import { testDatabase } from '../support/test-database.ts';
import { type ActorName, accessFixture } from './access-fixture.ts';
import { behindTheApp } from './behind-the-app.ts';

const database = await testDatabase();
const { accounts, people, actors } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);
const actorNames = Object.keys(actors) as ActorName[];
const refused = { code: '42501' };

test.each(actorNames)('are known to administrators, and to advisers as far as they are in them: %s', async (name) => {
  const isAdministration = name === 'system' || name === 'admin';
  const isInside = name === 'advisor of a group';
  const found = await Promise.all(
    ['access_groups', 'access_group_team', 'access_group_clients'].map((table) => seen(actors[name], `select 1 from ${table}`)),
  );
  const outside = isInside ? [1, 1, 1] : [0, 0, 0];
  expect(found.map(({ length }) => length)).toEqual(isAdministration ? [1, 1, 2] : outside);
  if (isAdministration) return;
  expect(await touched(actors[name], "update access_groups set name = 'x'")).toBe(0);
  for (const table of ['access_groups', 'access_group_team', 'access_group_clients'])
    expect(await touched(actors[name], `delete from ${table}`)).toBe(0);
});

test.each(['investor', 'advisor of a group'] as const)('%s makes none, and joins none', async (name) => {
  const self = name === 'investor' ? people.ivy : people.cora;
  await expect(touched(actors[name], "insert into access_groups (name) values ('Mine')")).rejects.toMatchObject(refused);
  const join = `insert into access_group_team select uuidv7(), '${self}'`;
  await expect(touched(actors[name], join)).rejects.toMatchObject(refused);
  const add = `insert into access_group_clients select uuidv7(), '${accounts.south}'`;
  await expect(touched(actors[name], add)).rejects.toMatchObject(refused);
});

test.each(['opens(null, null, null)', 'keep_memberships_of(null, null)', 'lock_persons(null)', 'lock_groups(null)'])(
  'no one asks %s',
  async (call) => {
    await expect(seen(actors.admin, `select ${call}`)).rejects.toMatchObject(refused);
  },
);
