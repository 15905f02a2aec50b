import { beforeEach, describe, expect, test } from 'vitest';
import { inFull } from '../support/in-full.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import type { Actor } from '#domain/actor.ts';
import type { PanelQuery } from '#contracts/records.ts';
import { changeAccessGroup } from '#server/operations/access-groups/change-access-group.ts';
import { createAccessGroup } from '#server/operations/access-groups/create-access-group.ts';
import { pickClients, pickTeam } from '#server/operations/access-groups/pick-members.ts';
import { listAccessGroups, readAccessGroup as readGroup } from '#server/operations/access-groups/read-access-groups.ts';
import { removeAccessGroup } from '#server/operations/access-groups/remove-access-group.ts';
import { recordAction } from '#server/records/record-action.ts';
import type { RequestContext } from '#server/request-context.ts';
import { testDatabase } from '../support/test-database.ts';
import { accessFixture } from './access-fixture.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, people, actors } = await accessFixture(database);
await owner.query("update accounts set external_id = 'A-' || name where external_id is null");

const contextOf = (actor: Actor) => ({ actor, db: database.as(actor), auth: { database } }) as unknown as RequestContext;
const root = contextOf(actors.admin);

const events = async () =>
  (
    await owner.query<{ action: string; target_id: string; before: unknown; after: Record<string, unknown> }>(
      "select action, target_id, before, after from audit_events where action like 'access-group%' order by seq",
    )
  ).rows;
/** Returns the accounts that an adviser sees, by row-level security. */
const seenBy = async (actor: Actor) =>
  (
    await database.as(actor).read(async ({ connection }) => connection.query<{ name: string }>('select name from own_accounts order by 1'))
  ).rows.map(({ name }) => name);
const cora = () => seenBy(actors['advisor of a group']);
const picked = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, 'on']));
const saving = (version: number, name: string, description: string | null = null) => ({ version, values: { name, description } });
const make = (context: RequestContext, name: string) => createAccessGroup(context, { name, description: null }, { key: newFormKey() });
const readAccessGroup = (context: RequestContext, id: string, panel: Partial<PanelQuery> = {}) =>
  readGroup(context, id, { tab: null, find: null, show: 'in', page: 1, ...panel });
const readTeam = async (context: RequestContext, id: string, panel: Partial<PanelQuery>) =>
  (await readAccessGroup(context, id, { tab: 'team', ...panel })).panels.team;
const readGroupClients = async (context: RequestContext, id: string, panel: Partial<PanelQuery>) =>
  (await readAccessGroup(context, id, { tab: 'clients', ...panel })).panels.clients;
const list = (context: RequestContext, find: string | null) =>
  listAccessGroups(context, { find, sort: 'name', order: 'asc', filters: {}, limit: 50, offset: 0 });

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
    const id = await make(root, 'New');
    expect(await changeAccessGroup(root, id, saving(1, 'New ones', 'Whoever is new'))).toEqual({ done: 'saved', version: 2 });
    expect(await pickTeam(root, id, { intent: 'add-advisers', ...picked(people.cora, people.ben) })).toEqual({ done: 'added', count: 2 });
    expect(await pickClients(root, id, { intent: 'add-clients', ...picked(accounts.south) })).toEqual({ done: 'added', count: 1 });
    expect(await cora()).toEqual(['Closed', 'South']);
    expect(await seenBy(actors['other advisor'])).toEqual(['South']);
    const asked = await removeAccessGroup(root, id, undefined);
    expect(asked).toEqual({ ask: [{ id: people.ben, name: 'ben', accounts: 2, opened: 1 }], told: expect.stringMatching(/^[\da-f]{64}$/) });
    expect(await seenBy(actors['other advisor'])).toEqual(['South']);
    expect(await removeAccessGroup(root, id, asked?.told)).toBeNull();
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
    const leaving = { intent: 'remove-advisers', ...picked(people.cora) };
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
    const other = await make(root, 'Other ones');
    await pickTeam(root, other, { intent: 'add-advisers', ...picked(people.cora) });
    expect(await pickTeam(root, closedOnes, { intent: 'remove-advisers', ...picked(people.cora) })).toEqual({
      done: 'taken-out',
      count: 1,
    });
    expect(await cora()).toEqual([]);
  });

  test('of two who take someone out of two groups at once, one is asked', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await make(root, `Other ${round}`);
      await pickTeam(root, other, { intent: 'add-advisers', ...picked(people.cora) });
      await pickTeam(root, closedOnes, { intent: 'add-advisers', ...picked(people.cora) });
      const leaving = { intent: 'remove-advisers', ...picked(people.cora) };
      const answers = await Promise.all([pickTeam(root, closedOnes, leaving), pickTeam(root, other, leaving)]);
      expect(answers.map((answer) => ('ask' in answer ? 'asked' : answer.done)).toSorted()).toEqual(['asked', 'taken-out']);
      expect(await cora()).not.toContain('South');
      await owner.query('delete from access_groups where id = $1', [other]);
    }
  });

  test('changes nothing by what is so already, and tells nothing of it', async () => {
    const since = (await events()).length;
    expect(await pickTeam(root, closedOnes, { intent: 'add-advisers', ...picked(people.cora) })).toEqual({ done: 'added', count: 0 });
    expect(await pickClients(root, closedOnes, { intent: 'remove-clients', ...picked(accounts.south) })).toEqual({
      done: 'taken-out',
      count: 0,
    });
    expect(
      await changeAccessGroup(root, closedOnes, saving((await readAccessGroup(root, closedOnes)).version, 'Closed ones')),
    ).toMatchObject({
      done: 'saved',
    });
    expect(await events()).toHaveLength(since);
  });

  test('puts no one into a team but advisers, and no account without a number among the clients', async () => {
    expect(await pickTeam(root, closedOnes, { intent: 'add-advisers', ...picked(people.ivy, people.root, people.eve) })).toEqual({
      done: 'added',
      count: 1,
    });
    await owner.query('update accounts set external_id = null where id = $1', [accounts.waiting]);
    expect(await pickClients(root, closedOnes, { intent: 'add-clients', ...picked(accounts.waiting) })).toEqual({
      done: 'added',
      count: 0,
    });
    expect((await readGroupClients(root, closedOnes, { show: 'out' })).rows.map(({ name }) => name)).not.toContain('Waiting');
    await owner.query("update accounts set external_id = 'A-Waiting' where id = $1", [accounts.waiting]);
    expect((await readTeam(root, closedOnes, { show: 'out' })).rows.map(({ name }) => name)).toEqual(['ada', 'ben']);
  });

  test('is shown what another administrator has saved in the meantime', async () => {
    const { version } = await readAccessGroup(root, closedOnes);
    await changeAccessGroup(root, closedOnes, saving(version, 'Closed ones', 'Theirs'));
    expect(await changeAccessGroup(root, closedOnes, saving(version, 'Closed ones', 'Mine'))).toEqual({
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

/** In full as many as the largest portals have. */
const many = inFull ? 10_000 : 1000;

describe('accounts by the thousand', () => {
  test('are found page by page, put among the clients at once, and taken out again', async () => {
    const { rows } = await owner.query<{ id: string }>("select id from portals where name = 'Main'");
    await owner.query('update subscriptions set accounts = 100000 where is_standard');
    await owner.query(
      `with made as (
         insert into accounts (portal_id, name, email, currency, external_id)
         select $1, 'Many ' || lpad(n::text, 5, '0'), 'many' || n || '@home.example', 'GBP', 'M-' || n from generate_series(1, ${many}) n returning id)
       insert into account_members select id, $2, 'advisor' from made`,
      [rows[0]?.id, people.cora],
    );
    const page = await readGroupClients(root, closedOnes, { show: 'out', find: 'many', page: many / 50 });
    expect([page.found, page.pages, page.rows.length, page.rows.at(-1)?.name]).toEqual([
      many,
      many / 50,
      50,
      `Many ${String(many).padStart(5, '0')}`,
    ]);
    expect((await readGroupClients(root, closedOnes, { show: 'out', find: 'M-77' })).found).toBe(inFull ? 111 : 11);
    for (const find of ['%', '_', '\\']) expect((await readGroupClients(root, closedOnes, { show: 'out', find })).found).toBe(0);
    expect(await pickClients(root, closedOnes, { intent: 'add-found-clients', find: 'many' })).toEqual({ done: 'added', count: many });
    expect((await cora()).length).toBe(many + 1);
    expect((await events()).at(-1)?.after).toMatchObject({ added: many });
    expect(await pickClients(root, closedOnes, { intent: 'remove-found-clients', find: 'many' })).toEqual({
      done: 'taken-out',
      count: many,
    });
    expect(await cora()).toEqual(['Closed']);
    await owner.query("delete from accounts where name like 'Many %'");
  });
});

test('groups are found by name and description, page by page', async () => {
  await owner.query(
    "insert into access_groups (name, description) select 'Many ' || lpad(n::text, 3, '0'), 'd' || n from generate_series(1, 60) n",
  );
  const first = await list(root, 'many');
  expect([first.found, first.rows.length, first.rows[0]?.cells]).toEqual([
    60,
    50,
    { name: 'Many 001', description: 'd1', team: 0, clients: 0 },
  ]);
  expect((await list(root, 'd60')).rows.map(({ cells }) => cells.name)).toEqual(['Many 060']);
  expect((await list(root, '%')).found).toBe(0);
});

test('a name that is one’s already is refused, and nothing changes', async () => {
  const id = await make(root, 'Mine');
  await expect(changeAccessGroup(root, id, saving(1, 'Closed ones'))).rejects.toMatchObject({ code: 'access-group-name-taken' });
  expect((await readAccessGroup(root, id)).values).toEqual({ name: 'Mine', description: null });
});

test.each([
  ['no name', { intent: 'save', version: '1', name: ' ', description: '' }, { problems: { name: { code: 'required' } } }],
  ['a line too many', { intent: 'save', version: '1', name: 'a\nb', description: '' }, { problems: { name: { code: 'required' } } }],
  ['the end by another word', { intent: 'delete' }, 'form-not-understood'],
  ['a column beside', { intent: 'save', version: '1', name: 'Mine', description: '', id: 'f'.repeat(32) }, 'form-not-understood'],
  ['no version', { intent: 'save', version: 'x', name: 'Mine', description: '' }, 'form-not-understood'],
  ['more beside the end', { intent: 'remove', name: 'Mine' }, 'form-not-understood'],
])('of its form %s is refused', async (_case, fields, answer) => {
  const id = await make(root, 'Mine');
  const answered = await recordAction({ ...root, today: '2026-01-01' }, { collection: 'access-groups', id }, fields).catch(
    (error: unknown) => (error as { readonly code: string }).code,
  );
  expect(answered).toEqual(answer);
  expect((await readAccessGroup(root, id)).values).toEqual({ name: 'Mine', description: null });
});

const both = ['advisers', 'clients'] as const;
test.each([
  ['nobody', {}, 'nobody-chosen'],
  ['what is no id', { x: 'on' }, 'form-not-understood'],
  ['another value', { [accounts.south]: 'off' }, 'form-not-understood'],
  ['too many', picked(...Array.from({ length: 51 }, (_, nth) => String(nth).padStart(32, '0'))), 'form-not-understood'],
  ['another intent', { intent: 'open', [accounts.south]: 'on' }, 'form-not-understood'],
  ['a column beside', { is_open: 'true', [accounts.south]: 'on' }, 'form-not-understood'],
])('%s is put nowhere', async (_case, fields, code) => {
  const [advisers, clients] = both.map((kind) => ({ intent: `add-${kind}`, ...fields }));
  await expect(pickClients(root, closedOnes, clients ?? {})).rejects.toMatchObject({ code });
  await expect(pickTeam(root, closedOnes, advisers ?? {})).rejects.toMatchObject({ code });
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
    const context = contextOf(actor);
    const none = { code: 'access-group-not-found' };
    await expect(list(context, null)).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(make(context, 'Mine')).rejects.toMatchObject({
      code: 'page-not-found',
    });
    await expect(readAccessGroup(context, closedOnes)).rejects.toMatchObject(none);
    await expect(readTeam(context, closedOnes, {})).rejects.toMatchObject(none);
    await expect(readGroupClients(context, closedOnes, {})).rejects.toMatchObject(none);
    await expect(removeAccessGroup(context, closedOnes, undefined)).rejects.toMatchObject(none);
    await expect(pickTeam(context, closedOnes, { intent: 'add-advisers', ...picked(people.ben) })).rejects.toMatchObject(none);
    await expect(pickClients(context, closedOnes, { intent: 'add-clients', ...picked(accounts.south) })).rejects.toMatchObject(none);
    expect(await cora()).toEqual(before);
  });

  test.each(['', '0', 'f'.repeat(32), "' or true--"])('no group is called %s', async (id) => {
    await expect(readAccessGroup(root, id)).rejects.toMatchObject({ code: 'access-group-not-found' });
    await expect(readTeam(root, id, {})).rejects.toMatchObject({ code: 'access-group-not-found' });
    await expect(removeAccessGroup(root, id, undefined)).rejects.toMatchObject({ code: 'access-group-not-found' });
  });
});
