import { describe, expect, test } from 'vitest';
import { testDatabase } from '../support/test-database.ts';
import { accessFixture, type ActorName } from './access-fixture.ts';
import { behindTheApp } from './behind-the-app.ts';

const database = await testDatabase();
const { actors, people } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);
const refused = { code: '42501' };

const add = (by: string) =>
  `insert into bulk_rows (run_id, number, started_by, signed_in_at, collection, action, record_id)
    values (uuidv7(), 1, '${by}', now(), 'organisations', 'remove', uuidv7())`;

describe('rows of bulk actions', () => {
  test.each<[ActorName, number]>([
    ['guest', 0],
    ['service', 0],
    ['investor', 0],
    ['advisor', 1],
    ['other advisor', 0],
    ['admin', 1],
    ['system', 2],
  ])('%s sees %i, those of their own', async (name, count) => {
    expect(await seen(actors[name], 'select number from bulk_rows')).toHaveLength(count);
    expect(await touched(actors[name], "update bulk_rows set name = 'Theirs'")).toBe(count);
  });

  test('are added for oneself, never change what they are about, and are removed by the system alone', async () => {
    expect(await touched(actors.admin, add(people.root))).toBe(1);
    await expect(touched(actors.admin, add(people.ada))).rejects.toMatchObject(refused);
    await expect(touched(actors.investor, add(people.ivy))).rejects.toMatchObject(refused);
    await expect(touched(actors.admin, "update bulk_rows set action = 'enable'")).rejects.toMatchObject(refused);
    expect(await touched(actors.admin, 'delete from bulk_rows')).toBe(0);
  });
});
