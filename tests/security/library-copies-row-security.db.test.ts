import { expect, test } from 'vitest';
import { testDatabase } from '../support/test-database.ts';
import { accessFixture, type ActorName, type Place } from './access-fixture.ts';
import { behindTheApp } from './behind-the-app.ts';

/** Tests row-level security of how it stands with copies in libraries, one of each account. */
const database = await testDatabase();
const { owner } = database;
const { accounts, actors, people } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);
const refused = { code: '42501' };

const places = ['north', 'south', 'waiting', 'closed', 'elsewhere'] as const satisfies readonly Place[];
await owner.query('delete from library_copies');
for (const place of places)
  await owner.query('insert into library_copies (source_id, account_id) values (uuidv7(), $1)', [accounts[place]]);

test.each<[ActorName, number]>([
  ['guest', 0],
  ['service', 0],
  ['investor', 0],
  ['other investor', 0],
  ['advisor', 1],
  ['other advisor', 2],
  ['advisor of a group', 1],
  ['advisor of another portal', 1],
  ['admin', places.length],
  ['system', places.length],
])('%s sees %i, those of accounts that they look after', async (name, count) => {
  expect(await seen(actors[name], 'select account_id from library_copies')).toHaveLength(count);
});

test.each(['advisor', 'admin'] as const)('%s sees none on behalf of a client', async (kind) => {
  const actor = { kind, userId: kind === 'admin' ? people.root : people.ada, onBehalfOf: people.ivy };
  expect(await seen(actor, 'select account_id from library_copies')).toEqual([]);
});

test.each<ActorName>(['guest', 'investor', 'advisor', 'admin'])('%s asks for none, and marks none', async (name) => {
  const add = `insert into library_copies (source_id, account_id) values (uuidv7(), '${accounts.north}')`;
  await expect(touched(actors[name], add)).rejects.toMatchObject(refused);
  expect(await touched(actors[name], 'update library_copies set asked = 9')).toBe(0);
});

test('the system asks and marks, never for another account, and removes none', async () => {
  expect(await touched(actors.system, 'update library_copies set asked = asked + 1')).toBe(places.length);
  await expect(touched(actors.system, `update library_copies set account_id = '${accounts.south}'`)).rejects.toMatchObject(refused);
  await expect(touched(actors.system, 'delete from library_copies')).rejects.toMatchObject(refused);
});

test('the document of a copy is one of its account', async () => {
  const { rows } = await owner.query<{ id: string }>(
    "insert into documents (account_id, title, type) values ($1, 'A copy', 'other') returning id",
    [accounts.south],
  );
  const put = `update library_copies set put = asked, document_id = '${rows[0]?.id}' where account_id = `;
  await expect(touched(actors.system, `${put}'${accounts.north}'`)).rejects.toMatchObject({ code: '23503' });
  expect(await touched(actors.system, `${put}'${accounts.south}'`)).toBe(1);
});
