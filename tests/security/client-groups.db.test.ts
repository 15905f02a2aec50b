import { describe, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { recordAction } from '#server/records/record-action.ts';
import { readCollection, readRecord } from '#server/records/read-collection.ts';
import { trashAction } from '#server/records/trash.ts';
import type { RecordContext } from '#server/records/binding.ts';
import type { RequestContext } from '#server/request-context.ts';
import { variants } from '#variants/registry.ts';
import { bulk as runBulk } from '../support/bulk.ts';
import { testDatabase } from '../support/test-database.ts';
import { type ActorName, accessFixture, type Place, visiblePlaces } from './access-fixture.ts';
import { behindTheApp } from './behind-the-app.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, actors, people } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);
const refused = { code: '42501' };

const column = async (sql: string, values: unknown[] = []) =>
  (await owner.query<[string]>({ text: sql, values, rowMode: 'array' })).rows.map(([first]) => first.replaceAll('-', ''));
const groupOf = async (place: Place) =>
  (await column('select group_id from client_group_members where account_id = $1', [accounts[place]]))[0] ?? '';
const groups = { north: await groupOf('north'), south: await groupOf('south'), elsewhere: await groupOf('elsewhere') };
const [main = ''] = await column("select id from portals where name = 'Main'");
const keptBy = async (userId: string, name: string) =>
  (await column('insert into client_groups (portal_id, name, kept_by) values ($1, $2, $3) returning id', [main, name, userId]))[0] ?? '';
const adas = await keptBy(people.ada, 'Ada’s own');
const bens = await keptBy(people.ben, 'Ben’s own');

const names: Readonly<Record<Place, string>> = {
  north: 'Group of North',
  south: 'Group of South',
  waiting: 'Group of Waiting',
  closed: 'Group of Closed',
  elsewhere: 'Group of Elsewhere',
};

const join = (group: string, place: Place) =>
  `insert into client_group_members (group_id, account_id) values ('${group}', '${accounts[place]}')`;

describe('behind the app', () => {
  test.each(Object.keys(actors) as ActorName[])('%s sees the groups of own clients and own ones, clients none', async (name) => {
    const { kind } = actors[name];
    const own = { advisor: ['Ada’s own'], 'other advisor': ['Ben’s own'] }[name as string] ?? [];
    const all = ['admin', 'system'].includes(kind) ? ['Ada’s own', 'Ben’s own'] : own;
    const places = kind === 'investor' ? [] : visiblePlaces[name];
    expect((await seen(actors[name], 'select name from client_groups')).toSorted()).toEqual(
      [...all, ...places.map((place) => names[place])].toSorted(),
    );
  });

  test.each<[string, ActorName, string, Place]>([
    ['a foreign client', 'advisor', adas, 'south'],
    ['the own client, into a group they do not see', 'advisor', groups.south, 'north'],
    ['the own client, into another adviser’s group', 'advisor', bens, 'north'],
    ['the own client, into a group of another portal', 'advisor', groups.elsewhere, 'north'],
    ['a client, into a group of another portal', 'admin', groups.elsewhere, 'north'],
    ['themselves', 'investor', groups.north, 'north'],
  ])('no one adds %s', async (_case, name, group, place) => {
    await expect(touched(actors[name], join(group, place))).rejects.toMatchObject(refused);
  });

  test('an adviser adds own clients to own groups and to those of the firm that they see', async () => {
    expect(await touched(actors.advisor, join(adas, 'north'))).toBe(1);
    await owner.query(`insert into client_group_members (group_id, account_id) values ($1, $2)`, [groups.south, accounts.waiting]);
    expect(await touched(actors['other advisor'], `delete from client_group_members where group_id = '${groups.south}'`)).toBe(2);
    expect(await touched(actors.advisor, `delete from client_group_members where group_id = '${groups.south}'`)).toBe(0);
    await owner.query('delete from client_group_members where account_id = $1 and group_id = $2', [accounts.waiting, groups.south]);
  });

  test.each<[ActorName, string]>([
    ['advisor', `values ('${main}', 'x', '${people.ben}')`],
    ['advisor', `values ('${main}', 'x', null)`],
    ['advisor', `select id, 'x', '${people.ada}' from portals where name = 'Other'`],
    ['investor', `values ('${main}', 'x', '${people.ivy}')`],
    ['service', `values ('${main}', 'x', null)`],
  ])('%s makes none by %s', async (name, values) => {
    await expect(touched(actors[name], `insert into client_groups (portal_id, name, kept_by) ${values}`)).rejects.toMatchObject(refused);
  });

  test('what someone does not keep they neither rename, nor delete, nor give away', async () => {
    for (const name of ['advisor', 'other advisor', 'investor', 'advisor of another portal'] as const) {
      expect(await touched(actors[name], `update client_groups set name = 'x' where id in ('${groups.north}', '${groups.south}')`)).toBe(0);
      expect(await touched(actors[name], 'delete from client_groups')).toBe(0);
    }
    expect(await touched(actors.advisor, "update client_groups set name = 'x'")).toBe(1);
    await expect(touched(actors.advisor, `update client_groups set kept_by = '${people.ben}'`)).rejects.toMatchObject(refused);
    await expect(touched(actors.advisor, `update client_groups set portal_id = '${main}'`)).rejects.toMatchObject(refused);
  });

  test.each(Object.keys(actors) as ActorName[])('%s reads the welcome of the groups of their own accounts alone', async (name) => {
    await owner.query('update client_groups set welcome = name');
    const own = actors[name].kind === 'investor' ? visiblePlaces[name].map((place) => names[place]) : [];
    const read = await Promise.all(
      (await column('select id from portals')).map((portal) => seen(actors[name], `select text from welcome_texts('${portal}') text`)),
    );
    expect(read.flat().toSorted()).toEqual(own.toSorted());
  });

  test.each(['known_client_in_group(null, null)', 'known_to_fit(null, null, null)', 'known_welcome_texts(null, null)'])(
    'no one asks %s',
    async (call) => {
      await expect(seen(actors.admin, `select ${call}`)).rejects.toMatchObject(refused);
    },
  );

  test('an adviser who views as a client sees none', async () => {
    const viewer: Actor = { kind: 'advisor', userId: people.ada, onBehalfOf: people.ivy };
    expect(await seen(viewer, 'select name from client_groups')).toEqual([]);
  });
});

const contextOf = (name: ActorName, portal: string | null = main) =>
  ({
    actor: actors[name],
    db: database.as(actors[name]),
    portal: portal === null ? null : { id: portal },
    variant: variants.default,
    today: '2026-01-03',
    texts: (key: string) => key,
    signedIn: { user: { id: '' }, session: { signedInAt: new Date().toISOString() } },
    auth: { database },
    requestBulk: async () => undefined,
  }) as unknown as RequestContext;
const ada = contextOf('advisor');
const ben = contextOf('other advisor');
const root = contextOf('admin', null);

const begin = (context: RecordContext, name: string) =>
  recordAction(
    context,
    { collection: 'groups', id: 'new' },
    { intent: 'create', 'form-key': newFormKey(), name, score: '7', welcome: '', active: 'yes' },
  ) as Promise<{ readonly id: string }>;
const pick = (context: RecordContext, id: string, intent: string, ...chosen: readonly string[]) =>
  recordAction(context, { collection: 'groups', id }, { intent, ...Object.fromEntries(chosen.map((each) => [each, 'on'])) });
const grouped = async (context: RecordContext, id: string) =>
  (await readRecord(context, 'groups', id)).panels.grouped?.rows.map(({ name }) => name);

describe('an adviser', () => {
  test('makes a group, whose name another’s never tells', async () => {
    await begin(ada, 'Harbour');
    await expect(begin(ada, 'HARBOUR')).rejects.toMatchObject({ code: 'client-group-name-taken' });
    await begin(ben, 'Harbour');
    await begin(ada, 'Group of South');
    await expect(begin(ada, 'Group of North')).rejects.toMatchObject({ code: 'client-group-name-taken' });
  });

  test('is told of a foreign group what is told of none', async () => {
    for (const id of [groups.south, bens, groups.elsewhere, '0'.repeat(32), 'x', "' or true --"]) {
      await expect(readRecord(ada, 'groups', id)).rejects.toMatchObject({ code: 'client-group-not-found' });
      await expect(pick(ada, id, 'add-clients', accounts.north)).rejects.toMatchObject({ code: 'client-group-not-found' });
      await expect(recordAction(ada, { collection: 'groups', id }, { intent: 'remove' })).rejects.toMatchObject({
        code: 'client-group-not-found',
      });
    }
  });

  test('puts in own clients who have registered, and no foreign ones', async () => {
    const { id } = await begin(ada, 'Bay');
    expect(await pick(ada, id, 'add-clients', accounts.north, accounts.south, accounts.elsewhere)).toMatchObject({
      done: 'added',
      count: 1,
      unregistered: 0,
    });
    expect(await pick(ada, id, 'add-clients', accounts.south)).toMatchObject({ count: 0, unregistered: 0 });
    expect(await pick(ada, id, 'add-found-clients')).toMatchObject({ count: 0 });
    expect(await grouped(ada, id)).toEqual(['North']);
    await expect(readRecord(ben, 'groups', id)).rejects.toMatchObject({ code: 'client-group-not-found' });
    expect(await pick(ada, id, 'remove-clients', accounts.north)).toMatchObject({ done: 'taken-out', count: 1 });
    await expect(pick(ada, id, 'add-clients')).rejects.toMatchObject({ code: 'nobody-chosen' });
    await expect(pick(ada, id, 'add-clients', 'x')).rejects.toMatchObject({ code: 'form-not-understood' });
  });

  test('is told that a client has not registered', async () => {
    const { id } = await begin(ada, 'Cape');
    await owner.query("delete from account_members where account_id = $1 and relation = 'client'", [accounts.north]);
    await expect(pick(ada, id, 'add-clients', accounts.north)).rejects.toMatchObject({
      code: 'client-not-registered',
      message: 'Adding a group failed because the account has not registered yet.',
    });
    await expect(saveAccount(ada, [id])).rejects.toMatchObject({ code: 'client-not-registered' });
    await owner.query("insert into account_members (account_id, user_id, relation) values ($1, $2, 'client')", [
      accounts.north,
      people.ivy,
    ]);
  });

  test('chooses groups in the form of an account: none that is not offered, and who saves later is shown the difference', async () => {
    const { id } = await begin(ada, 'Dune');
    for (const foreign of [groups.south, bens, groups.elsewhere])
      await expect(saveAccount(ada, [foreign])).rejects.toMatchObject({ code: 'client-group-not-offered' });
    const { version } = await readRecord(ada, 'accounts', accounts.north);
    expect(await saveAccount(ada, [groups.north, id])).toMatchObject({ done: 'saved' });
    expect(await grouped(ada, id)).toEqual(['North']);
    expect(await saveAccount(ada, [groups.north], version ?? 0)).toMatchObject({ conflict: [{ field: 'groups' }] });
    expect(await saveAccount(ada, [groups.north])).toMatchObject({ done: 'saved' });
    expect(await grouped(ada, id)).toEqual([]);
  });

  test('only looks at a group of the firm, but for who is in it; another’s with an own client they only look at', async () => {
    const { changed, mayRemove } = await readRecord(ada, 'groups', groups.north);
    expect([changed, mayRemove]).toEqual([[], false]);
    await owner.query('insert into client_group_members (group_id, account_id) values ($1, $2)', [bens, accounts.north]);
    const shown = await readRecord(ada, 'groups', bens);
    expect([shown.changed, shown.panels.grouped?.mayPick, shown.panels.grouped?.rows.length]).toEqual([[], false, 1]);
    await expect(pick(ada, bens, 'remove-clients', accounts.north)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(saveAccount(ada, [groups.north])).rejects.toMatchObject({ code: 'forbidden' });
    expect(await touched(actors.advisor, `delete from client_group_members where group_id = '${bens}'`)).toBe(0);
    await owner.query('delete from client_group_members where group_id = $1', [bens]);
  });
});

const bulk = (context: RequestContext, intent: 'preview' | 'bulk', ...ids: readonly string[]) =>
  runBulk(context, intent, { collection: 'groups', action: 'remove', chosen: Object.fromEntries(ids.map((id) => [id, 'on'])) });
const kept = async () => column('select id from client_groups order by id');
const offered = async (context: RecordContext) => (await readCollection(context, 'groups', new URLSearchParams())).grid.bulk;

describe('several groups at once', () => {
  test('an adviser deletes none of them, neither own ones, nor the firm’s, nor another’s, and sees no list to do it in', async () => {
    const before = await kept();
    const all = [adas, groups.north, bens, groups.elsewhere, 'f'.repeat(32)];
    await expect(offered(ada)).rejects.toMatchObject({ code: 'page-not-found' });
    expect((await readRecord(ada, 'groups', adas)).mayRemove).toBe(false);
    for (const intent of ['preview', 'bulk'] as const) {
      const answer = await bulk(ada, intent, ...all);
      expect(answer).toMatchObject({ isPreview: intent === 'preview', bulk: all.map((id) => ({ id, verdict: 'refused' })) });
      const texts = answer.bulk.map((row) => (row.verdict === 'refused' ? row.text : ''));
      expect(texts.slice(2)).toEqual(Array.from({ length: 3 }, () => texts.at(-1)));
    }
    expect(await kept()).toEqual(before);
    await expect(bulk(contextOf('investor'), 'bulk', adas)).rejects.toMatchObject({ code: 'page-not-found' });
  });

  test('an administrator does, and those that are not there change nothing about the others', async () => {
    const { id } = await begin(ada, 'Of one day');
    expect(await offered(root)).toEqual(['remove']);
    expect(await bulk(root, 'preview', id, 'f'.repeat(32))).toMatchObject({ bulk: [{ verdict: 'fine' }, { verdict: 'refused' }] });
    expect(await kept()).toContain(id);
    expect(await bulk(root, 'bulk', id, 'f'.repeat(32))).toMatchObject({ bulk: [{ verdict: 'done' }, { verdict: 'refused' }] });
    expect(await kept()).not.toContain(id);
  });
});

test('an administrator deletes a group and restores it with its clients', async () => {
  const { id } = await begin(ada, 'Estuary');
  await pick(ada, id, 'add-clients', accounts.north);
  expect(await recordAction(root, { collection: 'groups', id }, { intent: 'remove' })).toEqual({ done: 'removed' });
  await expect(readRecord(ada, 'groups', id)).rejects.toMatchObject({ code: 'client-group-not-found' });
  expect(await column('select group_id from client_group_members where group_id = $1', [id])).toEqual([]);
  await trashAction(root, 'groups', { intent: 'restore', record: id });
  expect(await grouped(ada, id)).toEqual(['North']);
});

test('a group whose name at the source is another’s by now comes back without it', async () => {
  const group = "insert into client_groups (portal_id, name, import_name) values ($1, $2, 'family') returning id";
  const [first = ''] = await column(group, [main, 'Fjord']);
  await recordAction(root, { collection: 'groups', id: first }, { intent: 'remove' });
  await column(group, [main, 'Glen']);
  await trashAction(root, 'groups', { intent: 'restore', record: first });
  const { rows } = await owner.query("select name, import_name from client_groups where name in ('Fjord', 'Glen') order by name");
  expect(rows).toEqual([
    { name: 'Fjord', import_name: null },
    { name: 'Glen', import_name: 'family' },
  ]);
});

async function saveAccount(context: RecordContext, wanted: readonly string[], version?: number) {
  const { typed, changed, version: now } = await readRecord(context, 'accounts', accounts.north);
  const sent = Object.fromEntries(changed.map((field) => [field, typed[field] ?? '']));
  const form = { ...sent, groups: wanted.join(','), intent: 'save', version: String(version ?? now) };
  return recordAction(context, { collection: 'accounts', id: accounts.north }, form);
}
