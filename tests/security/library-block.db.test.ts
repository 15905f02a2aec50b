import { expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { readSiteLibraries } from '#server/operations/site/files-of-library.ts';
import { recordAction } from '#server/records/record-action.ts';
import { adminPeople } from '../support/admin-people.ts';
import { testDatabase } from '../support/test-database.ts';

const database = await testDatabase();
const { owner } = database;
const { somebody } = adminPeople(database);
const root = await somebody('admin');
const reader = await somebody('investor');

/** Writes a document of media that is read at an access level; with null one that no one has published. */
async function media(name: string, access: string | null, { folder = '', allowed = [] as readonly string[] } = {}): Promise<string> {
  const sizes = [{ type: 'application/pdf', href: `/media/${name}`, width: null, height: null }];
  const data = { name, folder, media: { format: 'pdf', size: 9, width: null, height: null, sizes } };
  const { rows } = await owner.query<{ id: string }>(
    "insert into content_records (collection, data, rank) values ('media', $1, 1) returning replace(id::text, '-', '') as id",
    [data],
  );
  const id = rows[0]?.id ?? '';
  if (access !== null)
    await owner.query(
      "insert into published_content (record_id, collection, version, data, rank, access, allowed) values ($1, 'media', 1, $2, 1, $3, $4)",
      [id, data, access, allowed],
    );
  return id;
}

async function created(collection: 'libraries' | 'pages', fields: Readonly<Record<string, string>>): Promise<string> {
  const answer = await recordAction(root.context, { collection, id: 'new' }, { intent: 'create', 'form-key': newFormKey(), ...fields });
  return 'id' in answer ? answer.id : '';
}

const chosen = [
  await media('second-by-name', 'public'),
  await media('draft', null),
  await media('hidden', 'hidden'),
  await media('for-clients', 'authenticated'),
  await media('for-one', 'users', { allowed: [reader.id] }),
  await media('a-first-by-name', 'public'),
];
await media('in-folder', 'public', { folder: 'Papers/2026' });
await media('hidden-in-folder', 'hidden', { folder: 'Papers' });
const open = await created('libraries', { name: 'Open', media: chosen.join(','), folders: 'Papers', access: 'public' });
const closed = await created('libraries', { name: 'Closed', media: chosen.join(','), access: 'authenticated' });

const namesFor = (actor: Actor, id: string) =>
  database.as(actor).read(async (snapshot) => (await readSiteLibraries(snapshot, [id], ['en']))[id]?.map(({ name }) => name) ?? null);
const guest: Actor = { kind: 'guest' };
const stranger: Actor = { kind: 'investor', userId: (await somebody('investor')).id };

test('a reader sees of a library what they may read of it, in its order', async () => {
  const forGuests = ['second-by-name', 'a-first-by-name', 'in-folder'];
  expect(await namesFor(guest, open)).toEqual(forGuests);
  expect(await namesFor(stranger, open)).toEqual(forGuests.toSpliced(1, 0, 'for-clients'));
  expect(await namesFor({ kind: 'investor', userId: reader.id }, open)).toEqual(forGuests.toSpliced(1, 0, 'for-clients', 'for-one'));
});

test('of a library that is not theirs, or that there is not, they see nothing', async () => {
  expect(await namesFor(guest, closed)).toBeNull();
  expect(await namesFor(stranger, closed)).toEqual(['second-by-name', 'for-clients', 'a-first-by-name']);
  expect(await namesFor(guest, '0'.repeat(32))).toBeNull();
});

test('a library that a page shows is not deleted', async () => {
  const blocks = JSON.stringify({ version: 1, blocks: [{ id: 'a', type: 'library', props: { library: open } }] });
  const page = { type: 'Landing', hidden: 'no', protected: 'no', promoted: 'no', access: 'public', title_en: 'A title' };
  await created('pages', { ...page, name: 'With a library', blocks_en: blocks });
  const remove = recordAction(root.context, { collection: 'libraries', id: open }, { intent: 'remove' });
  await expect(remove).rejects.toMatchObject({ code: 'content-in-use', details: { count: 1 } });
});
