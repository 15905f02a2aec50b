import { describe, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { testDatabase } from '../support/test-database.ts';
import { type ActorName, accessFixture } from './access-fixture.ts';
import { behindTheApp } from './behind-the-app.ts';

const database = await testDatabase();
const { accounts, people, portfolios, actors } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);

const { rows } = await database.owner.query<{ id: string }>(
  `update delegations set delegate_id = $1, accepted_at = now() where account_id = $2 returning replace(id::text, '-', '') as id`,
  [people.dan, accounts.north],
);
const delegate: Actor = {
  kind: 'delegate',
  userId: people.dan,
  delegationId: rows[0]?.id ?? '',
  accountId: accounts.north,
  portfolioIds: [portfolios.north],
  area: 'everything',
};

const readers: readonly ActorName[] = ['admin', 'system'];
const everyone: readonly (readonly [string, Actor])[] = [
  ...Object.entries(actors),
  ['a delegate', delegate],
  ['an administrator for Ivy', { kind: 'admin', userId: people.root, onBehalfOf: people.ivy }],
  ['an adviser for Ivy', { kind: 'advisor', userId: people.ada, onBehalfOf: people.ivy }],
  ['nobody in particular', { kind: 'investor', userId: '' }],
];
const others = everyone.filter(([name]) => !readers.includes(name as ActorName));

/** Each row of a person as the tables behind the view show it to whoever asks. */
const fromTables = `
  select row(person.id, person.name_key, person.email_key, person.role, person.organisation_id, lower(house.name), security.is_disabled,
             security.is_two_factor_disabled, signed_in.at)::text
    from users person join user_security security on security.user_id = person.id
    left join organisations house on house.id = person.organisation_id
    left join last_sign_ins signed_in on signed_in.user_id = person.id order by 1`;
const fromView = 'select row(listed.*)::text from all_people listed order by 1';

describe('all_people', () => {
  test.each(readers)('%s sees of it what the tables show', async (name) => {
    const listed = await seen(actors[name], fromView);
    expect(listed).toHaveLength(Object.keys(people).length);
    expect(listed).toEqual(await seen(actors[name], fromTables));
  });

  test.each(others)('%s sees nothing of it', async (_name, actor) => {
    expect(await seen(actor, 'select id from all_people')).toEqual([]);
    expect(await seen(actor, `select id from all_people where id = '${people.ivy}'`)).toEqual([]);
    expect(await seen(actor, 'select count(*) from all_people')).toEqual(['0']);
  });

  test('tells a function of the caller nothing', async () => {
    const told: (string | undefined)[] = [];
    const listen = ({ message }: { message?: string | undefined }) => told.push(message);
    const listenedTo = async (actor: Actor) =>
      database.as(actor).writeUnaudited('planner-statistics', async ({ connection }) => {
        connection.on('notice', listen);
        await connection.query(
          `create or replace function pg_temp.told(name text) returns boolean cost 0.0000001 language plpgsql
             as $$ begin raise notice '%', name; return true; end $$`,
        );
        await connection.query('select id from all_people where pg_temp.told(name_key)');
        connection.off('notice', listen);
      });
    await listenedTo(actors.advisor);
    expect(told).toEqual([]);
    await listenedTo(actors.admin);
    expect(told).toHaveLength(Object.keys(people).length);
  });

  test.each(readers)('%s changes nothing through it', async (name) => {
    await expect(touched(actors[name], "update all_people set role = 'admin'")).rejects.toThrow();
    await expect(touched(actors[name], 'delete from all_people')).rejects.toThrow();
  });
});
