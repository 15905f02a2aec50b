import { describe, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { maxNotifications } from '#domain/notification/notification-kind.ts';
import { type News, notify } from '#server/operations/notifications/notify.ts';
import { testDatabase } from '../support/test-database.ts';
import { type ActorName, accessFixture, type Place } from './access-fixture.ts';
import { behindTheApp } from './behind-the-app.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, actors, people } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);
const refused = { code: '42501' };

const newsOf = (place: Place, key: string): News => ({
  kind: 'document',
  accountId: accounts[place],
  to: 'client',
  about: 'A statement',
  page: 'library',
  params: {},
  key,
});
const tell = (actor: Actor, news: News) => database.as(actor).writeUnaudited('demo-history', (tx) => notify(tx, news));
const keysOf = async (name: ActorName) => seen(actors[name], 'select key from notifications order by id');
const hers = () => keysOf('investor');

describe('what someone is told', () => {
  test('is for those who are meant alone, once', async () => {
    expect(await tell(actors.advisor, newsOf('north', 'once'))).toBe(1);
    expect(await tell(actors.advisor, newsOf('north', 'once'))).toBe(0);
    const told = await Promise.all((Object.keys(actors) as ActorName[]).map(async (name) => [name, (await keysOf(name)).length] as const));
    expect(told.filter(([, count]) => count > 0)).toEqual([
      ['investor', 1],
      ['system', 1],
    ]);
  });

  test('is told by those who see the account', async () => {
    for (const name of [
      'guest',
      'service',
      'other investor',
      'other advisor',
      'advisor of another portal',
      'unvalidated investor',
    ] as const)
      await expect(tell(actors[name], newsOf('north', 'foreign')), name).rejects.toMatchObject(refused);
    const viewing: Actor = { kind: 'advisor', userId: people.ada, onBehalfOf: people.ivy };
    await expect(tell(viewing, newsOf('north', 'viewing'))).rejects.toMatchObject({ code: 'view-only' });
    for (const name of ['advisor', 'investor', 'admin', 'system'] as const) await tell(actors[name], newsOf('north', name));
    // Whoever does it is not told.
    expect(await hers()).toEqual(['document:once', 'document:advisor', 'document:admin', 'document:system']);
  });

  test('is told no one who does not see the account, whoever is named', async () => {
    const named = { ...newsOf('north', 'named'), to: [people.ivy, people.otto, people.ben, people.root, people.una] };
    expect(await tell(actors.advisor, named)).toBe(1);
    expect(await tell(actors.system, newsOf('waiting', 'waiting'))).toBe(0);
    expect(await tell(actors.system, newsOf('closed', 'closed'))).toBe(0);
    expect(await tell(actors.investor, { ...newsOf('north', 'back'), to: 'advisor' })).toBe(1);
    expect(await keysOf('advisor')).toEqual(['document:back']);
  });

  test('is hidden from a person who no longer sees the account, and from those who look as a client', async () => {
    const viewing: Actor = { kind: 'advisor', userId: people.ada, onBehalfOf: people.ivy };
    expect(await seen(viewing, 'select key from notifications')).toEqual([]);
    await owner.query('update accounts set is_active = false where id = $1', [accounts.north]);
    expect(await hers()).toEqual([]);
    await owner.query('update accounts set is_active = true where id = $1', [accounts.north]);
    expect(await hers()).not.toEqual([]);
  });

  test('is marked as read by the person alone, and nothing else of it changes', async () => {
    const read = 'update notifications set read_at = now()';
    expect(await touched(actors.investor, read)).toBe((await hers()).length);
    for (const name of ['other investor', 'other advisor', 'admin', 'guest'] as const) expect(await touched(actors[name], read)).toBe(0);
    await expect(touched(actors.investor, "update notifications set about = 'x'")).rejects.toMatchObject(refused);
    expect(await touched(actors.investor, 'delete from notifications')).toBe(0);
    const insert = `insert into notifications (user_id, key, kind, account_id, about, page, params)
      values ('${people.ivy}', 'x', 'document', '${accounts.north}', 'x', 'library', '{}')`;
    for (const name of ['investor', 'admin', 'system'] as const) await expect(touched(actors[name], insert)).rejects.toMatchObject(refused);
  });

  test('is no more than a person may keep: the oldest go', async () => {
    await owner.query(
      `insert into notifications (user_id, key, kind, account_id, about, page, params)
       select $1, 'many ' || n, 'document', $2, 'x', 'library', '{}' from generate_series(1, $3) n`,
      [people.ivy, accounts.north, maxNotifications],
    );
    await tell(actors.advisor, newsOf('north', 'newest'));
    const kept = await hers();
    expect(kept).toHaveLength(maxNotifications);
    expect([kept[0], kept.at(-1)]).toEqual(['many 2', 'document:newest']);
  });

  test('is cut where it is long', async () => {
    await tell(actors.advisor, { ...newsOf('north', 'long'), about: `a \n ${'b'.repeat(500)}` });
    const [about] = await seen(actors.investor, "select about from notifications where key = 'document:long'");
    expect(about).toBe(`a ${'b'.repeat(197)}…`);
  });
});

const chosen = 'select hidden[1] from notification_preferences';
const choose = (name: ActorName, person: string) =>
  touched(
    actors[name],
    `insert into notification_preferences (user_id, hidden, time_zone) values ('${person}', '{${name}}', 'UTC')
     on conflict (user_id) do update set hidden = excluded.hidden`,
  );

describe('how someone is told', () => {
  test('is chosen by each for themselves, and read by them and the system alone', async () => {
    for (const [name, person] of [
      ['investor', people.ivy],
      ['advisor', people.ada],
    ] as const) {
      expect(await choose(name, person)).toBe(1);
      await owner.query("insert into notification_preferences (user_id, hidden, time_zone) values ($1, array[$2], 'UTC')", [person, name]);
    }
    const readers = await Promise.all(
      (Object.keys(actors) as ActorName[]).map(async (name) => [name, await seen(actors[name], chosen)] as const),
    );
    expect(readers.filter(([, found]) => found.length > 0).map(([name, found]) => [name, found.toSorted()])).toEqual([
      ['investor', ['investor']],
      ['advisor', ['advisor']],
      ['system', ['advisor', 'investor']],
    ]);
  });

  test('is no one else’s to choose', async () => {
    for (const name of ['guest', 'service', 'other investor', 'advisor', 'admin', 'system'] as const)
      await expect(choose(name, people.ivy), name).rejects.toMatchObject(refused);
    const change = "update notification_preferences set hidden = '{}'";
    for (const name of ['guest', 'other investor', 'admin', 'system'] as const) expect(await touched(actors[name], change), name).toBe(0);
    const viewing: Actor = { kind: 'advisor', userId: people.ada, onBehalfOf: people.ivy };
    expect(await seen(viewing, chosen)).toEqual([]);
    await expect(touched(actors.investor, `update notification_preferences set user_id = '${people.otto}'`)).rejects.toMatchObject(refused);
    await expect(touched(actors.investor, 'delete from notification_preferences')).rejects.toMatchObject(refused);
  });
});
