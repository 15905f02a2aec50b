import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import type { Actor } from '#domain/actor.ts';
import { answerAccessGroupForm } from '#server/operations/access-groups/answer-access-group-form.ts';
import { makeAccessGroup } from '#server/operations/access-groups/make-access-group.ts';
import { pickClients, pickTeam } from '#server/operations/access-groups/pick-members.ts';
import { readAccessGroup, readAccessGroups, readGroupClients, readTeam } from '#server/operations/access-groups/read-access-groups.ts';
import type { Visit } from '#server/visit.ts';
import { testDatabase } from '../support/test-database.ts';
import { accessFixture } from './access-fixture.ts';

vi.setConfig({ testTimeout: 120_000 });
const database = await testDatabase();
const { owner } = database;
const { accounts, people, actors } = await accessFixture(database);
await owner.query("update accounts set external_id = 'A-' || name where external_id is null");

const visitOf = (actor: Actor) => ({ actor, db: database.as(actor), entrance: { database } }) as unknown as Visit;
const root = visitOf(actors.admin);

const events = async () =>
  (
    await owner.query<{ action: string; target_id: string; before: unknown; after: Record<string, unknown> }>(
      "select action, target_id, before, after from audit_events where action like 'access-group%' order by seq",
    )
  ).rows;
/** What an adviser sees, by row-level security. */
const seenBy = async (actor: Actor) =>
  (
    await database.as(actor).read(async ({ connection }) => connection.query<{ name: string }>('select name from own_accounts order by 1'))
  ).rows.map(({ name }) => name);
const cora = () => seenBy(actors['advisor of a group']);
const picked = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, 'on']));
const saving = (version: number, name: string, description = '') => ({ intent: 'save', version: String(version), name, description });

let closedOnes = '';
const before: string[] = [];

beforeEach(async () => {
  await owner.query("delete from access_groups where name <> 'Closed ones'");
  const { rows } = await owner.query<{ id: string }>(
    "insert into access_groups (name) values ('Closed ones') on conflict (name) do update set description = null returning replace(id::text, '-', '') as id",
  );
  closedOnes = rows[0]?.id ?? '';
  await owner.query('delete from access_group_team; delete from access_group_clients');
  await owner.query('insert into access_group_team values ($1, $2)', [closedOnes, people.cora]);
  for (const place of ['north', 'closed'] as const)
    await owner.query('insert into access_group_clients values ($1, $2)', [closedOnes, accounts[place]]);
  before.splice(0, before.length, ...(await cora()));
});

test('as it stands: of South and Closed, which she owns, Cora sees the one in her group', () => {
  expect(before).toEqual(['Closed']);
});

describe('an administrator', () => {
  test('makes a group, describes it, fills it, and deletes it when they have read what that opens', async () => {
    const since = (await events()).length;
    const id = await makeAccessGroup(root, { intent: 'make', 'form-key': newFormKey(), name: ' New ' });
    expect(await answerAccessGroupForm(root, id, saving(1, 'New ones', 'Whoever is new'))).toEqual({ done: 'saved', version: 2 });
    expect(await pickTeam(root, id, { intent: 'add', ...picked(people.cora, people.ben) })).toEqual({ done: 'added', count: 2 });
    expect(await pickClients(root, id, { intent: 'add', ...picked(accounts.south) })).toEqual({ done: 'added', count: 1 });
    expect(await cora()).toEqual(['Closed', 'South']);
    expect(await seenBy(actors['other advisor'])).toEqual(['South']);
    const asked = await answerAccessGroupForm(root, id, { intent: 'delete' });
    expect(asked).toEqual({ ask: [{ id: people.ben, name: 'ben', accounts: 2, opened: 1 }], told: expect.stringMatching(/^[\da-f]{64}$/) });
    expect(await seenBy(actors['other advisor'])).toEqual(['South']);
    const told = 'told' in asked ? asked.told : '';
    expect(await answerAccessGroupForm(root, id, { intent: 'delete', told })).toEqual({ done: 'deleted' });
    expect(await seenBy(actors['other advisor'])).toEqual(['South', 'Waiting']);
    expect(await cora()).toEqual(['Closed']);
    expect((await events()).slice(since)).toMatchObject([
      { action: 'access-group-made', target_id: id, after: { name: 'New' } },
      {
        action: 'access-group-changed',
        before: { name: 'New', description: '' },
        after: { name: 'New ones', description: 'Whoever is new' },
      },
      {
        action: 'access-group-team-changed',
        after: { name: 'New ones', added: 2, concerned: expect.arrayContaining([people.cora, people.ben]) },
      },
      { action: 'access-group-clients-changed', after: { added: 1, concerned: [accounts.south] } },
      {
        action: 'access-group-deleted',
        target_id: id,
        before: { name: 'New ones', people: 2, accounts: 1, formerClients: [accounts.south] },
      },
    ]);
  });

  test('is asked before someone leaves the last group, and again when it is more by then', async () => {
    const leaving = { intent: 'take-out', ...picked(people.cora) };
    const asked = await pickTeam(root, closedOnes, leaving);
    expect(asked).toMatchObject({ ask: [{ id: people.cora, accounts: 2, opened: 1 }] });
    const told = 'told' in asked ? asked.told : '';
    await owner.query("insert into account_members values ($1, $2, 'advisor')", [accounts.elsewhere, people.cora]);
    const again = await pickTeam(root, closedOnes, { ...leaving, told });
    expect(again).toMatchObject({ ask: [{ id: people.cora, accounts: 3, opened: 2 }] });
    expect(await cora()).toEqual(['Closed']);
    await owner.query('delete from account_members where account_id = $1 and user_id = $2', [accounts.elsewhere, people.cora]);
    expect(await pickTeam(root, closedOnes, { ...leaving, told })).toEqual({ done: 'taken-out', count: 1 });
    expect(await cora()).toEqual(['Closed', 'South']);
  });

  test('is not asked where someone is in another group', async () => {
    const other = await makeAccessGroup(root, { intent: 'make', 'form-key': newFormKey(), name: 'Other ones' });
    await pickTeam(root, other, { intent: 'add', ...picked(people.cora) });
    expect(await pickTeam(root, closedOnes, { intent: 'take-out', ...picked(people.cora) })).toEqual({ done: 'taken-out', count: 1 });
    expect(await cora()).toEqual([]);
  });

  test('of two who take someone out of two groups at once, one is asked', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await makeAccessGroup(root, { intent: 'make', 'form-key': newFormKey(), name: `Other ${round}` });
      await pickTeam(root, other, { intent: 'add', ...picked(people.cora) });
      await pickTeam(root, closedOnes, { intent: 'add', ...picked(people.cora) });
      const leaving = { intent: 'take-out', ...picked(people.cora) };
      const answers = await Promise.all([pickTeam(root, closedOnes, leaving), pickTeam(root, other, leaving)]);
      expect(answers.map((answer) => ('ask' in answer ? 'asked' : answer.done)).toSorted()).toEqual(['asked', 'taken-out']);
      expect(await cora()).not.toContain('South');
      await owner.query('delete from access_groups where id = $1', [other]);
    }
  });

  test('changes nothing by what is so already, and tells nothing of it', async () => {
    const since = (await events()).length;
    expect(await pickTeam(root, closedOnes, { intent: 'add', ...picked(people.cora) })).toEqual({ done: 'added', count: 0 });
    expect(await pickClients(root, closedOnes, { intent: 'take-out', ...picked(accounts.south) })).toEqual({ done: 'taken-out', count: 0 });
    expect(
      await answerAccessGroupForm(root, closedOnes, saving((await readAccessGroup(root, closedOnes)).version, 'Closed ones')),
    ).toMatchObject({
      done: 'saved',
    });
    expect(await events()).toHaveLength(since);
  });

  test('puts no one into a team but advisers, and no account without a number among the clients', async () => {
    expect(await pickTeam(root, closedOnes, { intent: 'add', ...picked(people.ivy, people.root, people.eve) })).toEqual({
      done: 'added',
      count: 1,
    });
    await owner.query('update accounts set external_id = null where id = $1', [accounts.waiting]);
    expect(await pickClients(root, closedOnes, { intent: 'add', ...picked(accounts.waiting) })).toEqual({ done: 'added', count: 0 });
    expect((await readGroupClients(root, closedOnes, { show: 'out' })).rows.map(({ name }) => name)).not.toContain('Waiting');
    await owner.query("update accounts set external_id = 'A-Waiting' where id = $1", [accounts.waiting]);
    expect((await readTeam(root, closedOnes, { show: 'out' })).rows.map(({ name }) => name)).toEqual(['ada', 'ben']);
  });

  test('is shown what another administrator has saved in the meantime', async () => {
    const { version } = await readAccessGroup(root, closedOnes);
    await answerAccessGroupForm(root, closedOnes, saving(version, 'Closed ones', 'Theirs'));
    expect(await answerAccessGroupForm(root, closedOnes, saving(version, 'Closed ones', 'Mine'))).toEqual({
      version: version + 1,
      conflict: [{ field: 'description', theirs: 'Theirs', yours: 'Mine' }],
    });
  });

  test('is told of each adviser what a change does', async () => {
    const [row] = (await readTeam(root, closedOnes, {})).rows;
    expect(row).toEqual({
      id: people.cora,
      name: 'cora',
      email: 'cora@home.example',
      isAdvisor: true,
      otherGroups: 0,
      accounts: 2,
      accountsHere: 1,
    });
  });
});

describe('ten thousand accounts', () => {
  test('are found page by page, put among the clients at once, and taken out again', async () => {
    const { rows } = await owner.query<{ id: string }>("select id from portals where name = 'Main'");
    await owner.query('update subscriptions set accounts = 100000 where is_standard');
    await owner.query(
      `with made as (
         insert into accounts (portal_id, name, email, currency, external_id)
         select $1, 'Many ' || lpad(n::text, 5, '0'), 'many' || n || '@home.example', 'GBP', 'M-' || n from generate_series(1, 10000) n returning id)
       insert into account_members select id, $2, 'advisor' from made`,
      [rows[0]?.id, people.cora],
    );
    const page = await readGroupClients(root, closedOnes, { show: 'out', find: 'many', page: 200 });
    expect([page.found, page.pages, page.rows.length, page.rows.at(-1)?.name]).toEqual([10_000, 200, 50, 'Many 10000']);
    expect((await readGroupClients(root, closedOnes, { show: 'out', find: 'M-77' })).found).toBe(111);
    for (const find of ['%', '_', '\\']) expect((await readGroupClients(root, closedOnes, { show: 'out', find })).found).toBe(0);
    expect(await pickClients(root, closedOnes, { intent: 'add-found', find: 'many' })).toEqual({ done: 'added', count: 10_000 });
    expect((await cora()).length).toBe(10_001);
    expect((await events()).at(-1)?.after).toMatchObject({ added: 10_000 });
    expect(await pickClients(root, closedOnes, { intent: 'take-out-found', find: 'many' })).toEqual({ done: 'taken-out', count: 10_000 });
    expect(await cora()).toEqual(['Closed']);
    await owner.query("delete from accounts where name like 'Many %'");
  });
});

test('groups are found by name and description, page by page', async () => {
  await owner.query(
    "insert into access_groups (name, description) select 'Many ' || lpad(n::text, 3, '0'), 'd' || n from generate_series(1, 60) n",
  );
  const first = await readAccessGroups(root, { find: 'many' });
  expect([first.found, first.pages, first.groups.length, first.groups[0]?.name]).toEqual([60, 2, 50, 'Many 001']);
  expect((await readAccessGroups(root, { find: 'd60' })).groups.map(({ name }) => name)).toEqual(['Many 060']);
  expect((await readAccessGroups(root, { find: '%' })).found).toBe(0);
});

test.each([
  ['a group', saving(1, ' '), 'name-required'],
  ['a name that is one’s already', saving(1, 'Closed ones'), 'access-group-name-taken'],
  ['a line too many', saving(1, 'a\nb'), 'form-not-understood'],
  ['a column beside', { ...saving(1, 'Mine'), id: 'f'.repeat(32) }, 'form-not-understood'],
  ['no version', { ...saving(1, 'Mine'), version: 'x' }, 'form-not-understood'],
  ['another intent', { intent: 'open' }, 'form-not-understood'],
])('%s is refused, and nothing changes', async (_case, fields, code) => {
  const id = await makeAccessGroup(root, { intent: 'make', 'form-key': newFormKey(), name: 'Mine' });
  await expect(answerAccessGroupForm(root, id, fields)).rejects.toMatchObject({ code });
  expect((await readAccessGroup(root, id)).fields).toEqual({ name: 'Mine', description: '' });
});

test.each([
  ['nobody', { intent: 'add' }, 'nobody-chosen'],
  ['what is no id', { intent: 'add', x: 'on' }, 'form-not-understood'],
  ['another value', { intent: 'add', [accounts.south]: 'off' }, 'form-not-understood'],
  [
    'too many',
    { intent: 'add', ...picked(...Array.from({ length: 51 }, (_, nth) => String(nth).padStart(32, '0'))) },
    'form-not-understood',
  ],
  ['another intent', { intent: 'open', [accounts.south]: 'on' }, 'form-not-understood'],
  ['a column beside', { intent: 'add', is_open: 'true', [accounts.south]: 'on' }, 'form-not-understood'],
])('%s is put nowhere', async (_case, fields, code) => {
  await expect(pickClients(root, closedOnes, fields)).rejects.toMatchObject({ code });
  await expect(pickTeam(root, closedOnes, fields)).rejects.toMatchObject({ code });
  expect(await cora()).toEqual(before);
});

describe('everyone else', () => {
  test.each<[string, Actor]>([
    ['a guest', { kind: 'guest' }],
    ['a client', actors.investor],
    ['an advisor', actors.advisor],
    ['the advisor of the group', actors['advisor of a group']],
    ['another system', { kind: 'service', clientId: '0'.repeat(32), scopes: [] }],
    ['an administrator on behalf of a client', { kind: 'admin', userId: people.root, onBehalfOf: people.ivy }],
  ])('%s sees and changes none', async (_who, actor) => {
    const visit = visitOf(actor);
    const none = { code: 'access-group-not-found' };
    await expect(readAccessGroups(visit, {})).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(makeAccessGroup(visit, { intent: 'make', 'form-key': newFormKey(), name: 'Mine' })).rejects.toMatchObject({
      code: 'page-not-found',
    });
    await expect(readAccessGroup(visit, closedOnes)).rejects.toMatchObject(none);
    await expect(readTeam(visit, closedOnes, {})).rejects.toMatchObject(none);
    await expect(readGroupClients(visit, closedOnes, {})).rejects.toMatchObject(none);
    await expect(answerAccessGroupForm(visit, closedOnes, { intent: 'delete' })).rejects.toMatchObject(none);
    await expect(pickTeam(visit, closedOnes, { intent: 'add', ...picked(people.ben) })).rejects.toMatchObject(none);
    await expect(pickClients(visit, closedOnes, { intent: 'add', ...picked(accounts.south) })).rejects.toMatchObject(none);
    expect(await cora()).toEqual(before);
  });

  test.each(['', '0', 'f'.repeat(32), "' or true--"])('no group is called %s', async (id) => {
    await expect(readAccessGroup(root, id)).rejects.toMatchObject({ code: 'access-group-not-found' });
    await expect(readTeam(root, id, {})).rejects.toMatchObject({ code: 'access-group-not-found' });
    await expect(answerAccessGroupForm(root, id, { intent: 'delete' })).rejects.toMatchObject({ code: 'access-group-not-found' });
  });
});
