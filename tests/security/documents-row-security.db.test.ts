import { describe, expect, test } from 'vitest';
import { testDatabase } from '../support/test-database.ts';
import { type ActorName, accessFixture, type Place, visiblePlaces } from './access-fixture.ts';
import { behindTheApp } from './behind-the-app.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, actors, people, portfolios } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);
const refused = { code: '42501' };

const made = async (by: string, place: Place) => {
  const { rows } = await owner.query<{ id: string }>(
    "insert into documents (account_id, title, type, created_by) values ($1, 'Passport', 'other', $2) returning id",
    [accounts[place], by],
  );
  return rows[0]?.id ?? '';
};
const brought = {
  byIvy: await made(people.ivy, 'north'),
  byAda: await made(people.ada, 'north'),
  byOtto: await made(people.otto, 'south'),
};

const add = (place: Place, by: string, portfolio: string | null = null) =>
  `insert into documents (account_id, portfolio_id, title, type, created_by)
   values ('${accounts[place]}', ${portfolio ? `'${portfolio}'` : 'null'}, 'New', 'other', '${by}')`;
const addVersion = (place: Place, document: string, by: string, number = 1) =>
  `insert into document_versions (account_id, document_id, number, file_name, extension, stored_key, size, content_hash, uploaded_by)
   values ('${accounts[place]}', '${document}', ${number}, 'a.pdf', 'pdf', '${document}-${number}', 1, sha256(''), '${by}')`;

describe('a document', () => {
  test.each<[ActorName, Place, string]>([
    ['investor', 'north', people.ivy],
    ['advisor', 'north', people.ada],
    ['admin', 'south', people.root],
  ])('is added by %s to %s', async (name, place, by) => {
    expect(await touched(actors[name], add(place, by))).toBe(1);
  });

  test.each<[string, ActorName, Place, string]>([
    ['a foreign account', 'investor', 'south', people.ivy],
    ['a foreign client', 'advisor', 'south', people.ada],
    ['another portal', 'advisor', 'elsewhere', people.ada],
    ['their own account in another’s name', 'investor', 'north', people.ada],
    ['their own client in the client’s name', 'advisor', 'north', people.ivy],
    ['an account that waits', 'unvalidated investor', 'waiting', people.una],
    ['any account', 'guest', 'north', people.ivy],
  ])('is not added to %s by %s', async (_what, name, place, by) => {
    await expect(touched(actors[name], add(place, by))).rejects.toMatchObject(refused);
  });

  test('is not hung on the portfolio of another account', async () => {
    await expect(touched(actors.admin, add('north', people.root, portfolios.south))).rejects.toMatchObject({ code: '23503' });
    expect(await touched(actors.investor, add('north', people.ivy, portfolios.north))).toBe(1);
  });

  test.each<[string, ActorName, string, number]>([
    ['of their own', 'investor', brought.byIvy, 1],
    ['of their adviser', 'investor', brought.byAda, 0],
    ['of another client', 'investor', brought.byOtto, 0],
    ['of their client', 'advisor', brought.byIvy, 1],
    ['of a foreign client', 'advisor', brought.byOtto, 0],
    ['of anyone', 'admin', brought.byOtto, 1],
    ['of anyone', 'guest', brought.byIvy, 0],
  ])('%s is renamed and removed by %s', async (_whose, name, id, rows) => {
    expect(await touched(actors[name], `update documents set title = 'x' where id = '${id}'`)).toBe(rows);
    expect(await touched(actors[name], `delete from documents where id = '${id}'`)).toBe(rows);
  });

  test('stays with its account and whoever brought it', async () => {
    for (const column of ['account_id', 'created_by', 'created_at', 'version', 'id']) {
      await expect(touched(actors.admin, `update documents set ${column} = ${column}`)).rejects.toMatchObject(refused);
    }
  });
});

describe('a version', () => {
  test.each<[ActorName, Place, string, string]>([
    ['investor', 'north', brought.byIvy, people.ivy],
    ['advisor', 'north', brought.byIvy, people.ada],
    ['admin', 'south', brought.byOtto, people.root],
  ])('is added by %s', async (name, place, document, by) => {
    expect(await touched(actors[name], addVersion(place, document, by))).toBe(1);
  });

  test.each<[string, ActorName, Place, string, string]>([
    ['what the adviser brought', 'investor', 'north', brought.byAda, people.ivy],
    ['another client’s', 'investor', 'south', brought.byOtto, people.ivy],
    ['another client’s under their own account', 'investor', 'north', brought.byOtto, people.ivy],
    ['their own in another’s name', 'investor', 'north', brought.byIvy, people.ada],
    ['a foreign client’s', 'advisor', 'south', brought.byOtto, people.ada],
  ])('is not added to %s', async (_what, name, place, document, by) => {
    await expect(touched(actors[name], addVersion(place, document, by))).rejects.toMatchObject(refused);
  });

  test('is never changed or removed, by administrators neither', async () => {
    for (const name of ['investor', 'advisor', 'admin', 'system'] as const) {
      await expect(touched(actors[name], "update document_versions set file_name = 'x'")).rejects.toMatchObject(refused);
      await expect(touched(actors[name], 'delete from document_versions')).rejects.toMatchObject(refused);
    }
  });

  test.each(Object.keys(actors) as ActorName[])('%s sees those of own accounts', async (name) => {
    const places = await seen(actors[name], 'select distinct account_id from document_versions');
    expect(places.map((id) => id.replaceAll('-', '')).toSorted()).toEqual(
      visiblePlaces[name].map((place: Place) => accounts[place]).toSorted(),
    );
  });
});
