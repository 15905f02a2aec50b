import { describe, expect, test } from 'vitest';
import { testDatabase } from '../support/test-database.ts';
import { type ActorName, accessFixture, type Place } from './access-fixture.ts';
import { behindTheApp } from './behind-the-app.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, actors, people } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);
const refused = { code: '42501' };
const main = "(select id from portals where name = 'Main')";
const other = "(select id from portals where name = 'Other')";

const begin = (by: string, portal = main) =>
  `insert into deliveries (portal_id, sent_by, kind, type, tags, same_name) values (${portal}, '${by}', 'own', 'other', '{}', 'copy')`;
const line = (place: Place, delivery: string, by: string) =>
  `insert into delivery_lines (account_id, delivery_id, number, sent_by, file_name) values ('${accounts[place]}', '${delivery}', 7, '${by}', 'a.pdf')`;

const made = await owner.query<{ id: string }>(`${begin(people.ada)} returning id`);
const delivery = made.rows[0]?.id ?? '';
for (const [number, place] of (['north', 'south'] as const).entries())
  await owner.query("insert into delivery_lines (account_id, delivery_id, number, sent_by, file_name) values ($1, $2, $3, $4, 'a.pdf')", [
    accounts[place],
    delivery,
    number + 1,
    people.ada,
  ]);

describe('a delivery', () => {
  test.each<[ActorName, string, string]>([
    ['advisor', people.ada, main],
    ['admin', people.root, other],
  ])('is begun by %s', async (name, by, portal) => {
    expect(await touched(actors[name], begin(by, portal))).toBe(1);
  });

  test.each<[ActorName, string, string]>([
    ['investor', people.ivy, main],
    ['advisor', people.root, main],
    ['advisor', people.ada, other],
    ['guest', people.ivy, main],
  ])('is not begun by %s', async (name, by, portal) => {
    await expect(touched(actors[name], begin(by, portal))).rejects.toMatchObject(refused);
  });

  test.each<[ActorName, number]>([
    ['advisor', 1],
    ['admin', 0],
    ['other advisor', 0],
    ['investor', 0],
    ['guest', 0],
    ['system', 1],
  ])('is seen and stopped by %s: %i', async (name, count) => {
    expect(await seen(actors[name], `select id from deliveries where id = '${delivery}'`)).toHaveLength(count);
    expect(await touched(actors[name], `update deliveries set stopped_at = now() where id = '${delivery}'`)).toBe(count);
  });

  test('is not changed otherwise, and never deleted', async () => {
    await expect(touched(actors.advisor, "update deliveries set file_name = 'x'")).rejects.toMatchObject(refused);
    await expect(touched(actors.advisor, 'delete from deliveries')).rejects.toMatchObject(refused);
    await expect(touched(actors.advisor, 'delete from delivery_lines')).rejects.toMatchObject(refused);
  });
});

describe('a line', () => {
  test.each<[ActorName, readonly Place[]]>([
    ['advisor', ['north']],
    ['admin', []],
    ['other advisor', []],
    ['investor', []],
    ['system', ['north', 'south']],
  ])('is seen by %s: %j', async (name, places) => {
    const found = await seen(actors[name], "select replace(account_id::text, '-', '') from delivery_lines");
    expect(found.toSorted()).toEqual(places.map((place) => accounts[place]).toSorted());
  });

  test.each<[ActorName, Place, string]>([
    ['advisor', 'south', people.ada],
    ['advisor', 'north', people.root],
    ['investor', 'north', people.ivy],
  ])('is not added by %s of %s', async (name, place, by) => {
    await expect(touched(actors[name], line(place, delivery, by))).rejects.toMatchObject(refused);
  });

  test('is added and left out by whoever looks after the account', async () => {
    expect(await touched(actors.advisor, line('north', delivery, people.ada))).toBe(1);
    expect(await touched(actors.advisor, "update delivery_lines set reason = 'failed'")).toBe(1);
    await expect(touched(actors.advisor, "update delivery_lines set file_name = 'x'")).rejects.toMatchObject(refused);
  });
});
