import { describe, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { testDatabase } from '../support/test-database.ts';
import { behindTheApp } from './behind-the-app.ts';
import { type ActorName, accessFixture } from './access-fixture.ts';

const database = await testDatabase();
const { owner } = database;
const { people, actors } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);
const refused = { code: '42501' };
const everybody = Object.keys(people).toSorted();
const named = 'select users.name from user_security join users on users.id = user_id order by 1';
const viewing: Actor = { kind: 'advisor', userId: people.ada, onBehalfOf: people.ivy };

test('anyone who shares an account reads of a person neither where PINs go, nor whether they are asked for, nor whether she comes in', async () => {
  const { rows } = await owner.query("select column_name from information_schema.columns where table_name = 'users'");
  const columns = rows.map(({ column_name: name }) => name as string);
  expect(columns).toContain('email');
  expect(columns.filter((name) => /disabled|pin|^phone/.test(name))).toEqual([]);
  expect(await seen(actors.investor, 'select name from users order by 1')).toEqual(['ada', 'ivy']);
  expect(await seen(actors.investor, named)).toEqual(['ivy']);
});

test.each<[ActorName | 'viewing', string[]]>([
  ['guest', []],
  ['service', []],
  ['investor', ['ivy']],
  ['other investor', ['otto']],
  ['unvalidated investor', ['una']],
  ['disabled investor', ['dan']],
  ['advisor', ['ada']],
  ['other advisor', ['ben']],
  ['advisor of a group', ['cora']],
  ['advisor of another portal', ['eve']],
  ['viewing', ['ada']],
  ['admin', everybody],
  ['system', everybody],
])('%s sees that of %o', async (name, names) => {
  expect(await seen(name === 'viewing' ? viewing : actors[name], named)).toEqual(names);
});

describe('is changed', () => {
  const of = (name: keyof typeof people, change: string) => `update user_security set ${change} where user_id = '${people[name]}'`;
  const number = "phone = '+44 20 7946 0099'";
  const target = "pin_target = case pin_target when 'sms' then 'email' else 'sms' end";

  test.each<[ActorName, keyof typeof people, string, number | 'refused']>([
    // Where PINs go: oneself and the system.
    ['investor', 'ivy', target, 1],
    ['advisor', 'ada', target, 1],
    ['system', 'ivy', target, 1],
    ['admin', 'root', target, 1],
    ['admin', 'ivy', target, 'refused'],
    ['investor', 'ada', target, 0],
    ['advisor', 'ivy', target, 0],
    ['service', 'ivy', target, 0],
    ['guest', 'ivy', target, 0],
    ['investor', 'ivy', number, 1],
    ['system', 'ivy', number, 1],
    ['admin', 'ivy', number, 'refused'],
    ['investor', 'ada', number, 0],
    ['advisor', 'ivy', number, 0],
    // Whether they are asked for, and whether someone comes in: administrators and the system.
    ...(['is_disabled = not is_disabled', 'is_two_factor_disabled = not is_two_factor_disabled'] as const).flatMap(
      (change): [ActorName, keyof typeof people, string, number | 'refused'][] => [
        ['admin', 'ivy', change, 1],
        ['system', 'ivy', change, 1],
        ['investor', 'ivy', change, 'refused'],
        ['disabled investor', 'dan', change, 'refused'],
        ['advisor', 'ada', change, 'refused'],
        ['advisor', 'ivy', change, 0],
        ['investor', 'ada', change, 0],
        ['service', 'ivy', change, 0],
        ['guest', 'ivy', change, 0],
      ],
    ),
    // Under someone else's name, or both at once.
    ['investor', 'ivy', `user_id = '${people.otto}'`, 'refused'],
    ['admin', 'ivy', `user_id = '${people.otto}'`, 'refused'],
    ['investor', 'ivy', `${target}, is_disabled = true`, 'refused'],
  ])('by %s, of %s, to %s: %s', async (name, whose, change, outcome) => {
    const tried = touched(actors[name], of(whose, change));
    if (outcome === 'refused') await expect(tried).rejects.toMatchObject(refused);
    else expect(await tried).toBe(outcome);
  });

  test('by no one who looks on behalf of another, though it is their own', async () => {
    for (const kind of ['advisor', 'admin'] as const)
      await expect(touched({ kind, userId: people.ada, onBehalfOf: people.ivy }, of('ada', target))).rejects.toMatchObject({
        code: 'view-only',
      });
  });

  test('to nothing but what there is', async () => {
    await expect(touched(actors.system, of('ivy', "pin_target = 'pigeon'"))).rejects.toMatchObject({ code: '23514' });
  });
});

test.each(['guest', 'service', 'investor', 'advisor', 'admin', 'system'] as const)('%s makes and removes none', async (name) => {
  await expect(touched(actors[name], 'delete from user_security')).rejects.toMatchObject(refused);
  await expect(touched(actors[name], `insert into user_security (user_id) values ('${people.ivy}')`)).rejects.toMatchObject(refused);
});

test.each([
  [
    'system',
    "insert into users (email, name, role) select 'new' || n || '@home.example', 'New', 'investor' from generate_series(1, 3) n",
    3,
  ],
  ['admin', "insert into users (email, name, role) values ('new@home.example', 'New', 'investor')", 1],
] as const)('it is made with each person that %s makes, and lets in', async (name, insert, count) => {
  const check = `with made as (${insert} returning id) select count(*) from made`;
  await database
    .as(actors[name])
    .write(async ({ connection }) => {
      await connection.query(check);
      const { rows } = await connection.query(
        "select is_disabled, is_two_factor_disabled, pin_target from user_security join users on id = user_id where users.name = 'New'",
      );
      expect(rows).toEqual(Array.from({ length: count }, () => ({ is_disabled: false, is_two_factor_disabled: false, pin_target: 'sms' })));
      throw new Error('undone');
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'undone') throw error;
    });
});

test('it goes with the person, and anyone who has none comes in nowhere', async () => {
  const { rows } = await owner.query<{ id: string }>(
    "insert into users (email, name, role) values ('gone@home.example', 'gone', 'advisor') returning id",
  );
  const id = rows[0]?.id;
  const opens = async () => (await owner.query("select opens(id, $1, 'advisor') as open from accounts limit 1", [id])).rows[0]?.open;
  expect(await opens()).toBe(true);
  await owner.query('delete from user_security where user_id = $1', [id]);
  expect(await opens()).toBe(false);
  await owner.query('insert into user_security (user_id) values ($1)', [id]);
  await owner.query('delete from users where id = $1', [id]);
  expect((await owner.query('select from user_security where user_id = $1', [id])).rowCount).toBe(0);
});
