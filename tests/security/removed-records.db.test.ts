import { describe, expect, test } from 'vitest';
import { collections, type CollectionId } from '#collections/registry.ts';
import type { Collection } from '#collections/collection.ts';
import { maxBulk } from '#contracts/bulk-runs.ts';
import { gridPageSize } from '#contracts/records.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { pickTeam } from '#server/operations/access-groups/pick-members.ts';
import { listAction } from '#server/records/list-action.ts';
import { recordAction } from '#server/records/record-action.ts';
import { readCollection, readRecord } from '#server/records/read-collection.ts';
import { trashAction, readTrash } from '#server/records/trash.ts';
import type { RequestContext } from '#server/request-context.ts';
import { adminPeople, otherThanAdministrators } from '../support/admin-people.ts';
import { bulk as runBulk } from '../support/bulk.ts';
import { testDatabase } from '../support/test-database.ts';

const database = await testDatabase();
const { owner } = database;
const { contextOf, somebody } = adminPeople(database);
const root = await somebody('admin');

const restorable = [
  'organisations',
  'access-groups',
  'models',
  'risk-profiles',
  'message-templates',
] as const satisfies readonly CollectionId[];

const house = { url: '', domain: '', 'address-1': '', 'address-3': '', postcode: '', city: 'Athens', country: '' };
const valuesOf: Readonly<Record<(typeof restorable)[number], Readonly<Record<string, string>>>> = {
  organisations: house,
  'access-groups': { description: 'Of one office' },
  models: { profile: '', rebalance: 'yearly', 'data.Cash.min': '90', 'data.Cash.target': '100', 'data.Cash.max': '100' },
  'risk-profiles': { returns: '4.25', factsheetUrl: 'https://home.example/careful' },
  'message-templates': { language: 'en', subject: 'Of {{today}}', body: 'Dear {{client}}' },
};

async function made(collection: keyof typeof valuesOf, name: string): Promise<string> {
  const fields = { intent: 'create', 'form-key': newFormKey(), name, ...valuesOf[collection] };
  const answered = await recordAction(root.context, { collection, id: 'new' }, fields);
  if (!('id' in answered)) throw new Error('It was not created.');
  return answered.id;
}

const remove = (collection: CollectionId, id: string, told?: string) =>
  recordAction(root.context, { collection, id }, { intent: 'remove', ...(told && { told }) });
const restore = (collection: CollectionId, record: string) => trashAction(root.context, collection, { intent: 'restore', record });
const trash = async (collection: CollectionId) =>
  (await readTrash(root.context, collection, new URLSearchParams())).rows.map(({ name }) => name);
const listed = async (collection: CollectionId) =>
  (await readCollection(root.context, collection, new URLSearchParams())).grid.rows.map(({ cells }) => cells.name);
const bulk = (
  intent: 'preview' | 'bulk',
  { action = 'remove', ...chosen }: Readonly<Record<string, string>>,
  collection: CollectionId = 'organisations',
) => runBulk(root.context, intent, { collection, action, chosen });

describe.each(restorable)('one of the %s that is deleted', (collection) => {
  test('stands in the trash and nowhere else, and comes back as it was', async () => {
    const id = await made(collection, 'Harbour');
    const before = await readRecord(root.context, collection, id);
    expect(await remove(collection, id)).toEqual({ done: 'removed' });
    expect(await listed(collection)).not.toContain('Harbour');
    await expect(readRecord(root.context, collection, id)).rejects.toMatchObject({ code: expect.stringMatching(/not-found$/) });
    expect(await trash(collection)).toEqual(['Harbour']);
    expect(await restore(collection, id)).toBe(id);
    expect(await trash(collection)).toEqual([]);
    const after = await readRecord(root.context, collection, id);
    expect([after.name, after.typed]).toEqual([before.name, before.typed]);
    expect(after.history.map(({ action }) => action.replace(/^.*-/, ''))).toEqual(['restored', 'deleted', 'made']);
  });

  test('does not come back under a name that is another’s by now, nor twice', async () => {
    const id = await made(collection, 'Pier');
    await remove(collection, id);
    const other = await made(collection, 'Pier');
    await expect(restore(collection, id)).rejects.toMatchObject({ code: expect.stringMatching(/-name-taken$/) });
    expect(await trash(collection)).toEqual(['Pier']);
    await remove(collection, other);
    await restore(collection, id);
    await expect(restore(collection, id)).rejects.toMatchObject({ code: 'not-in-trash' });
  });

  test('is gone for good after thirty days', async () => {
    const id = await made(collection, 'Jetty');
    await remove(collection, id);
    await owner.query("update removed_records set removed_at = now() - interval '31 days' where id = $1", [id]);
    await database.as({ kind: 'system', job: 'clean-up' }).writeUnaudited('old-trash', ({ removedRecords }) => removedRecords.forgetOld());
    await expect(restore(collection, id)).rejects.toMatchObject({ code: 'not-in-trash' });
  });
});

test('an organisation that is used says by how many, and stays', async () => {
  const id = await made('organisations', 'Used');
  await owner.query('update users set organisation_id = $1 where id = $2', [id, root.id]);
  await expect(remove('organisations', id)).rejects.toMatchObject({ code: 'organisation-in-use', details: { users: 1, portals: 0 } });
  await owner.query('update users set organisation_id = null');
});

test('the logo of an organisation comes back with it', async () => {
  const id = await made('organisations', 'Pictured');
  await owner.query(
    "insert into images (organisation_id, content_hash, media_type, width, height, content) values ($1, sha256('picture'), 'image/webp', 6, 2, 'picture')",
    [id],
  );
  await remove('organisations', id);
  await restore('organisations', id);
  const { rows } = await owner.query('select media_type, width, height, content from images where organisation_id = $1', [id]);
  expect(rows).toEqual([{ media_type: 'image/webp', width: 6, height: 2, content: Buffer.from('picture') }]);
});

test('an access group comes back with those of its team who are advisers', async () => {
  const [ada, ivy] = [await somebody('advisor'), await somebody('advisor')];
  const id = await made('access-groups', 'Restored');
  await pickTeam(root.context, id, { intent: 'add-advisers', [ada.id]: 'on', [ivy.id]: 'on' });
  const asked = await remove('access-groups', id);
  expect(asked).toMatchObject({ ask: [{ opened: 0 }, { opened: 0 }] });
  await remove('access-groups', id, 'told' in asked ? asked.told : '');
  await owner.query("update users set role = 'investor' where id = $1", [ivy.id]);
  await restore('access-groups', id);
  const { rows } = await owner.query<{ id: string }>(
    "select replace(user_id::text, '-', '') as id from access_group_team where group_id = $1",
    [id],
  );
  expect(rows).toEqual([{ id: ada.id }]);
});

describe('several at once', () => {
  test('are shown before, each with what is in the way, and nothing of it stays', async () => {
    const [free, used] = [await made('organisations', 'Free'), await made('organisations', 'Bound')];
    await owner.query('update users set organisation_id = $1 where id = $2', [used, root.id]);
    const events = async () => (await owner.query('select count(*) from audit_events')).rows;
    const before = await events();
    const rows = [
      { id: free, verdict: 'fine' },
      { id: used, verdict: 'refused', text: expect.any(String) },
      { id: 'f'.repeat(32), verdict: 'refused', text: expect.any(String) },
    ];
    const chosen = Object.fromEntries(rows.map(({ id }) => [id, 'on']));
    expect(await bulk('preview', chosen)).toEqual({ isPreview: true, bulk: rows });
    expect(await listed('organisations')).toEqual(expect.arrayContaining(['Free', 'Bound']));
    expect(await events()).toEqual(before);
    expect(await bulk('bulk', chosen)).toEqual({
      isPreview: false,
      bulk: rows.map((row) => (row.id === free ? { id: free, verdict: 'done' } : row)),
    });
    expect(await listed('organisations')).toContain('Bound');
    expect(await listed('organisations')).not.toContain('Free');
    await owner.query('update users set organisation_id = null');
  });

  test('open accounts only where that was read', async () => {
    const ada = await somebody('advisor');
    const id = await made('access-groups', 'Asked');
    await pickTeam(root.context, id, { intent: 'add-advisers', [ada.id]: 'on' });
    const shown = await bulk('preview', { [id]: 'on' }, 'access-groups');
    expect(shown).toMatchObject({ bulk: [{ id, verdict: 'asked', ask: [{ id: ada.id }] }] });
    expect(await bulk('bulk', { [id]: 'on' }, 'access-groups')).toMatchObject({ bulk: [{ verdict: 'asked' }] });
    expect(await listed('access-groups')).toContain('Asked');
    const told = shown.bulk[0]?.verdict === 'asked' ? shown.bulk[0].told : '';
    expect(await bulk('bulk', { [id]: told }, 'access-groups')).toMatchObject({ bulk: [{ verdict: 'done' }] });
  });

  test.each([
    ['none', {}, 'nobody-chosen'],
    ['what is no id', { x: 'on' }, 'form-not-understood'],
    [
      'too many',
      Object.fromEntries(Array.from({ length: maxBulk + 1 }, (_, nth) => [String(nth).padStart(32, '0'), 'on'])),
      'form-not-understood',
    ],
    ['what no collection offers', { action: 'set-logo', ['f'.repeat(32)]: 'on' }, 'form-not-understood'],
  ])('%s: nothing is done', async (_case, chosen, code) => {
    await expect(bulk('bulk', chosen)).rejects.toMatchObject({ code });
    await expect(bulk('preview', chosen)).rejects.toMatchObject({ code });
  });

  test('are shown before by as many as a page of the list has', async () => {
    const chosen = Object.fromEntries(Array.from({ length: gridPageSize + 1 }, (_, nth) => [String(nth).padStart(32, '0'), 'on']));
    await expect(bulk('preview', chosen)).rejects.toMatchObject({ code: 'form-not-understood' });
  });
});

const keep = (context: RequestContext, name: string, query = 'members=some') =>
  listAction(context, 'organisations', { intent: 'save-view', name, query });
const views = async (context: RequestContext) => (await readCollection(context, 'organisations', new URLSearchParams())).grid.views;

describe('a view', () => {
  test('is kept for whoever keeps it, by one name once, and twenty of them', async () => {
    const other = await somebody('admin');
    await keep(root.context, 'Busy');
    await keep(root.context, 'Busy', 'members=none');
    expect(await views(root.context)).toMatchObject([{ name: 'Busy', query: 'members=none' }]);
    expect(await views(other.context)).toEqual([]);
    const [{ id } = { id: '' }] = await views(root.context);
    await listAction(other.context, 'organisations', { intent: 'delete-view', view: id });
    expect(await views(root.context)).toHaveLength(1);
    for (let nth = 1; nth < 20; nth += 1) await keep(root.context, `View ${nth}`);
    await expect(keep(root.context, 'One more')).rejects.toMatchObject({ code: 'too-many-views' });
    await keep(root.context, 'Busy');
    await listAction(root.context, 'organisations', { intent: 'delete-view', view: id });
    expect(await views(root.context)).toHaveLength(19);
  });

  test('has a name', async () => {
    await expect(keep(root.context, ' ')).rejects.toMatchObject({ code: 'name-required' });
  });
});

describe.each(otherThanAdministrators)('%s', (who, actorOf) => {
  const all: readonly (readonly [string, Collection])[] = Object.entries(collections);
  test.each(all)('neither sees nor changes what was deleted of %s, nor several of them', async (address, { below }) => {
    const context = contextOf(actorOf(root.id));
    const none = { code: 'page-not-found' };
    // What stands below a portal or an account advisers keep too, with views of their own; what was deleted of it no one of them restores.
    const isKept = who === 'an advisor' && below !== undefined;
    await expect(readTrash(context, address, new URLSearchParams())).rejects.toMatchObject(none);
    await expect(trashAction(context, address, { intent: 'restore', record: 'f'.repeat(32) })).rejects.toMatchObject(none);
    // What advisers do with several of it they do on a portal, which this visit has none of.
    const several = { intent: 'preview', action: isKept ? 'set-logo' : 'remove', ['f'.repeat(32)]: 'on' };
    await expect(listAction(context, address, several)).rejects.toMatchObject(isKept ? { code: 'form-not-understood' } : none);
    const kept = listAction(context, address, { intent: 'save-view', name: 'Mine', query: '' });
    if (isKept) expect(await kept).toEqual({ done: 'view-saved' });
    else await expect(kept).rejects.toMatchObject(none);
  });
});
