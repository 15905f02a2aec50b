import { describe, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { testDatabase } from '../support/test-database.ts';
import { behindTheApp } from './behind-the-app.ts';
import { type ActorName, accessFixture } from './access-fixture.ts';

/** Tests row-level security of people's submitted answers. Each client of the fixture has a draft. */
const database = await testDatabase();
const { owner } = database;
const { people, actors } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);
const refused = { code: '42501' };
const everybody = Object.keys(people).toSorted();

test.each<[ActorName, string[]]>([
  ['guest', []],
  ['service', []],
  ['investor', ['ivy']],
  ['other investor', ['otto']],
  ['unvalidated investor', ['una']],
  ['advisor', ['ada']],
  ['other advisor', ['ben']],
  ['advisor of a group', ['cora']],
  ['advisor of another portal', ['eve']],
  // Of others they see what was handed in.
  ['admin', ['root']],
  ['system', everybody],
])('%s sees those of %o', async (name, names) => {
  const whose = Object.fromEntries(Object.entries(people).map(([who, id]) => [id, who]));
  const ids = await seen(actors[name], "select replace(user_id::text, '-', '') from submissions");
  expect(ids.map((id) => whose[id] ?? id).toSorted()).toEqual(names);
});

test.each(['advisor', 'admin'] as const)('%s sees nothing more, and not this, on behalf of a client', async (kind) => {
  const viewer = { kind, userId: kind === 'admin' ? people.root : people.ada, onBehalfOf: people.ivy };
  const ids = await seen(viewer, "select replace(user_id::text, '-', '') from submissions");
  expect(ids).toEqual([viewer.userId]);
});

test.each<[ActorName, string[]]>([
  ['guest', []],
  ['service', []],
  ['investor', []],
  ['other investor', []],
  ['advisor', ['ivy']],
  ['other advisor', ['otto']],
  ['advisor of a group', []],
  ['advisor of another portal', ['eli']],
  ['admin', everybody],
])('%s knows how it stands with those of %o', async (name, names) => {
  const known = everybody.map(async (who) => {
    const found = await seen(actors[name], `select asked_at from form_state('${people[who as keyof typeof people]}', 'onboarding')`);
    return found.length > 0 ? [who] : [];
  });
  expect((await Promise.all(known)).flat()).toEqual(names);
});

const writers: readonly ActorName[] = ['guest', 'service', 'investor', 'advisor', 'admin'];

test.each(writers)('%s writes none, not even their own', async (name) => {
  expect(await touched(actors[name], "update submissions set answers = '{}'")).toBe(0);
  expect(await touched(actors[name], 'delete from submissions')).toBe(0);
  const ask = `insert into submissions (process, user_id) values ('onboarding', '${people.otto}')`;
  await expect(touched(actors[name], ask)).rejects.toMatchObject(refused);
});

describe('the system', () => {
  test('says neither when someone was asked, nor whose or which it is', async () => {
    for (const column of ['asked_at = now()', `user_id = '${people.ivy}'`, "process = 'onboarding'", 'version = 9', 'id = uuidv7()']) {
      await expect(touched(actors.system, `update submissions set ${column}`)).rejects.toMatchObject(refused);
    }
  });

  test('has one draft a person at most', async () => {
    const again = `insert into submissions (process, user_id) values ('onboarding', '${people.ivy}')`;
    await expect(touched(actors.system, again)).rejects.toMatchObject({ code: '23505' });
  });

  test('hands nothing in without the form that it was', async () => {
    await expect(touched(actors.system, 'update submissions set submitted_at = now()')).rejects.toMatchObject({ code: '23514' });
  });

  test('keeps answers to fields and nothing else, and hands in now', async () => {
    const own = `where user_id = '${people.otto}'`;
    for (const answers of ['[1]', '5', `{"name": "${'x'.repeat(100_000)}"}`])
      await expect(touched(actors.system, `update submissions set answers = '${answers}' ${own}`)).rejects.toMatchObject({ code: '23514' });
    await owner.query('begin');
    const { rows } = await owner.query<{ isNow: boolean }>(
      `update submissions set form = '{}', submitted_at = '1999-01-01' ${own} returning submitted_at = now() as "isNow"`,
    );
    await owner.query('rollback');
    expect(rows).toEqual([{ isNow: true }]);
  });

  test('counts the changes of the answers', async () => {
    const [before] = await seen(actors.system, `select version from submissions where user_id = '${people.otto}'`);
    await owner.query(`update submissions set answers = '{"name": "Otto"}' where user_id = '${people.otto}'`);
    await owner.query(`update submissions set saved_at = now() where user_id = '${people.otto}'`);
    const [after] = await seen(actors.system, `select version from submissions where user_id = '${people.otto}'`);
    expect(Number(after)).toBe(Number(before) + 1);
  });
});

describe('what was handed in', () => {
  test('is changed by no one, and removed by no one but with the person', async () => {
    const own = `where user_id = '${people.eli}'`;
    await owner.query(`update submissions set form = '{}', submitted_at = now() ${own}`);
    for (const change of ["answers = '{}'", 'form = \'{"version": 2}\'', 'submitted_at = null, form = null', 'saved_at = now()']) {
      await expect(touched(actors.system, `update submissions set ${change} ${own}`)).rejects.toMatchObject(refused);
      await expect(owner.query(`update submissions set ${change} ${own}`)).rejects.toMatchObject(refused);
    }
    expect(await touched(actors.system, `delete from submissions ${own}`)).toBe(0);
    expect(await touched(actors.system, `insert into submissions (process, user_id) values ('onboarding', '${people.eli}')`)).toBe(1);
    await owner.query(`delete from account_members ${own}; delete from users where id = '${people.eli}'`);
    expect((await owner.query(`select from submissions ${own}`)).rowCount).toBe(0);
  });
});

test('of what was handed in advisers see that of clients of theirs, and on behalf of one nothing', async () => {
  await owner.query("update submissions set form = '{}', submitted_at = now() where submitted_at is null");
  const whose = Object.fromEntries(Object.entries(people).map(([who, id]) => [id, who]));
  const sees = async (actor: Actor) => {
    const ids = await seen(actor, "select replace(user_id::text, '-', '') from submissions");
    return ids.map((id) => whose[id] ?? id).toSorted();
  };
  expect(await sees(actors.advisor)).toEqual(['ada', 'ivy']);
  expect(await sees(actors['other advisor'])).toEqual(['ben', 'otto']);
  expect(await sees(actors['advisor of another portal'])).toEqual(['eve']);
  expect(await sees(actors['other investor'])).toEqual(['otto']);
  expect(await sees({ kind: 'advisor', userId: people.ada, onBehalfOf: people.ivy })).toEqual(['ada']);
});
