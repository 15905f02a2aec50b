import { describe, expect, test } from 'vitest';
import { type ContentId, contentIds } from '#collections/content/registry.ts';
import { listFields } from '#collections/collection.ts';
import { collections } from '#collections/registry.ts';
import type { Actor } from '#domain/actor.ts';
import { accessLevels } from '#domain/content/access-level.ts';
import { parseRichTextJson, toPlainText } from '#domain/content/rich-text.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { readMediaChoices } from '#server/operations/media/choose-media.ts';
import { readLibrary } from '#server/operations/library/read-library.ts';
import { readAppendedDocument } from '#server/operations/portals/portal-document.ts';
import { changePortalDetails } from '#server/operations/portals/change-portal-details.ts';
import { newestCommentary, readCommentary } from '#server/operations/commentary/read-commentary.ts';
import { recordAction } from '#server/records/record-action.ts';
import { beginRecord, readCollection, readRecord } from '#server/records/read-collection.ts';
import { trashAction } from '#server/records/trash.ts';
import { adminPeople, otherThanAdministrators } from '../support/admin-people.ts';
import { testDatabase } from '../support/test-database.ts';

const database = await testDatabase();
const { owner } = database;
const { contextOf, somebody } = adminPeople(database);
const root = await somebody('admin');
const reader = await somebody('investor');
const other = await somebody('investor');
const { rows: houses } = await owner.query<{ id: string }>(
  "insert into organisations (name) values ('House') returning replace(id::text, '-', '') as id",
);
const house = houses[0]?.id ?? '';
await owner.query('update users set organisation_id = $1 where id = $2', [house, reader.id]);

type Typed = Readonly<Record<string, string>>;
const page: Typed = { type: 'Landing', hidden: 'no', protected: 'no', promoted: 'no', access: 'public', title_en: 'A title' };
const note: Typed = { reportdate: '2026-10-31', access: 'public', title_en: 'A title', body_en: 'Words' };
const post: Typed = { publishdate: '2026-10-31', hidden: 'no', access: 'public', title_en: 'A title', body_en: 'Words' };

async function made(collection: 'pages' | 'posts' | 'commentary' | 'team' | 'navigation' | 'channels', fields: Typed): Promise<string> {
  const asked = { intent: 'create', 'form-key': newFormKey(), ...fields };
  const answered = await recordAction(root.context, { collection, id: 'new' }, asked);
  if (!('id' in answered)) throw new Error(JSON.stringify(answered));
  return answered.id;
}

async function saved(collection: 'pages' | 'team' | 'navigation', id: string, fields: Typed, intent = 'save') {
  const { version, typed } = await readRecord(root.context, collection, id);
  return recordAction(root.context, { collection, id }, { ...typed, ...fields, intent, version: String(version) });
}

const pagesWithState = async (state: string) => {
  const { grid } = await readCollection(root.context, 'pages', new URLSearchParams(`find=State of a&state=${state}`));
  return grid.rows.map(({ id }) => id);
};
const act = (id: string, intent: string, fields: Typed = {}) =>
  recordAction(root.context, { collection: 'pages', id }, { intent, ...fields });
const read = (actor: Actor, address: string, collection: ContentId = 'pages') =>
  database.as(actor).read(({ publishedContent }) => publishedContent.find(collection, address));
const guest: Actor = { kind: 'guest' };
const titleFor = async (actor: Actor, address: string, collection: ContentId = 'pages') =>
  (await read(actor, address, collection))?.values.title_en ?? null;

async function namesInOrder(): Promise<string[]> {
  const listed = await database.as(guest).read(({ publishedContent }) => publishedContent.list('team', { by: 'order', limit: 50 }));
  return listed
    .map(({ values }) => values.name)
    .filter((name) => name.endsWith(' of order'))
    .map((name) => name.replace(' of order', ''));
}

/** The words of a text that is kept as a document; null where it is none. */
function plainTextIn(stored: unknown): string | null {
  const document = parseRichTextJson(String(stored));
  return document && toPlainText(document);
}

describe('who reads a published entry', () => {
  const investor: Actor = { kind: 'investor', userId: reader.id };
  const stranger: Actor = { kind: 'investor', userId: other.id };
  const viewer: Actor = { kind: 'advisor', userId: other.id, onBehalfOf: reader.id };
  const admin: Actor = { kind: 'admin', userId: root.id };

  test.each([
    ['public', [true, true, true, true, true]],
    ['hidden', [false, false, false, false, true]],
    ['authenticated', [false, true, true, true, true]],
    ['users', [false, true, false, false, true]],
    ['organisations', [false, true, false, false, true]],
  ] as const)('%s: a guest, the one who is named, a stranger, someone in their place, an administrator', async (access, wanted) => {
    const name = `Level ${access}`;
    await made('pages', {
      ...page,
      name,
      access,
      accessUsers: access === 'users' ? reader.id : '',
      accessOrganisations: access === 'organisations' ? house : '',
    }).then((id) => saved('pages', id, {}, 'publish'));
    const seen = await Promise.all(
      [guest, investor, stranger, viewer, admin].map(async (actor) => (await read(actor, `level-${access}`)) !== null),
    );
    expect(seen).toEqual(wanted);
  });

  test('each level that there is has its row above', () => {
    expect(accessLevels).toEqual(['public', 'hidden', 'authenticated', 'users', 'organisations']);
  });

  test('a protected page is for those who are signed in', async () => {
    const id = await made('pages', { ...page, name: 'Protected', protected: 'yes' });
    await saved('pages', id, {}, 'publish');
    expect([await titleFor(guest, 'protected'), await titleFor(investor, 'protected')]).toEqual([null, 'A title']);
  });

  test('drafts and versions are for administrators, in the database too', async () => {
    await made('pages', { ...page, name: 'Only a draft' });
    for (const actor of [guest, investor, viewer, { kind: 'advisor', userId: other.id } as Actor])
      for (const table of ['content_records', 'content_versions'])
        expect((await database.as(actor).read(({ connection }) => connection.query(`select from ${table}`))).rowCount).toBe(0);
    expect(await read(admin, 'only-a-draft')).toBeNull();
  });
});

test('a form names the readers that its entry has, and had in a version before, and no others', async () => {
  const id = await made('pages', { ...page, name: 'For two', access: 'users', accessUsers: reader.id });
  await saved('pages', id, { accessUsers: other.id });
  const { offered } = await readRecord(root.context, 'pages', id);
  expect(new Set(offered.accessUsers?.map(({ value }) => value))).toEqual(new Set([reader.id, other.id]));
  expect(offered.accessOrganisations).toEqual([]);
});

describe('what readers see', () => {
  test('is what was published last, whatever is saved after it', async () => {
    const id = await made('pages', { ...page, name: 'About us' });
    expect(await titleFor(guest, 'about-us')).toBeNull();
    expect(await saved('pages', id, { title_en: 'First' }, 'publish')).toMatchObject({ done: 'published' });
    await saved('pages', id, { title_en: 'Second' });
    expect(await titleFor(guest, 'about-us')).toBe('First');
    await saved('pages', id, {}, 'publish');
    expect(await titleFor(guest, 'about-us')).toBe('Second');
    await act(id, 'unpublish');
    expect(await titleFor(guest, 'about-us')).toBeNull();
  });

  test('is told apart in the list from drafts and from what has changed since', async () => {
    const [draft, published, changed] = [
      await made('pages', { ...page, name: 'State of a draft' }),
      await made('pages', { ...page, name: 'State of a published page' }),
      await made('pages', { ...page, name: 'State of a changed page' }),
    ];
    for (const id of [published, changed]) await saved('pages', id, {}, 'publish');
    await saved('pages', changed, { title_en: 'Later' });
    expect([await pagesWithState('draft'), await pagesWithState('published'), await pagesWithState('changed')]).toEqual([
      [draft],
      [published],
      [changed],
    ]);
  });

  test('has to be whole in the first language: what was typed is saved', async () => {
    const id = await made('pages', { ...page, name: 'Half written', title_en: '' });
    await expect(saved('pages', id, { summary_en: 'Some' }, 'publish')).rejects.toMatchObject({
      code: 'content-incomplete',
      details: { fields: 'Title' },
    });
    expect((await readRecord(root.context, 'pages', id)).typed).toMatchObject({ summary_en: 'Some' });
  });

  test('without publishing is what is saved', async () => {
    const id = await made('team', { name: 'Ada', access: 'public', title_en: 'Partner', title_el: 'Εταίρος' });
    const listed = await readCollection({ ...root.context, locale: 'el' }, 'team', new URLSearchParams('find=Ada'));
    expect(listed.grid.rows.map(({ cells }) => cells.title)).toEqual(['Εταίρος']);
    expect(await titleFor(guest, 'ada', 'team')).toBe('Partner');
    await saved('team', id, { title_en: 'Founder' });
    expect(await titleFor(guest, 'ada', 'team')).toBe('Founder');
    await expect(recordAction(root.context, { collection: 'team', id }, { intent: 'unpublish' })).rejects.toMatchObject({
      code: 'form-not-understood',
    });
  });

  test('is found again where it stood before', async () => {
    const id = await made('pages', { ...page, name: 'Fees' });
    await saved('pages', id, {}, 'publish');
    await saved('pages', id, { slug: 'Charges & fees' }, 'publish');
    const moved = await database.as(guest).read(({ publishedContent }) => publishedContent.movedTo('pages', 'fees'));
    expect([await titleFor(guest, 'fees'), moved, await titleFor(guest, 'charges-fees')]).toEqual([null, 'charges-fees', 'A title']);
  });
});

describe('an address', () => {
  test.each([
    ['Σχετικά με εμάς', 'schetika-me-emas'],
    ['Σχετικά με εμάς', 'schetika-me-emas-2'],
    ['Login', 'login-2'],
    ['会社', ''],
  ])('of %s is %j', async (name, slug) => {
    const id = await made('pages', { ...page, name });
    expect((await readRecord(root.context, 'pages', id)).typed.slug ?? '').toBe(slug);
  });

  test('that is another’s, or the product’s own, is refused beside its field', async () => {
    await made('pages', { ...page, name: 'Taken' });
    await expect(made('pages', { ...page, name: 'Other', slug: 'taken' })).rejects.toMatchObject({ code: 'slug-taken' });
    await expect(made('pages', { ...page, name: 'Other', slug: 'dashboard' })).rejects.toMatchObject({ code: 'slug-reserved' });
  });

  test('that readers still find an entry at is not given to another one', async () => {
    const id = await made('pages', { ...page, name: 'Stands' });
    await saved('pages', id, {}, 'publish');
    await saved('pages', id, { slug: 'stood' });
    await expect(made('pages', { ...page, name: 'Other', slug: 'stands' })).rejects.toMatchObject({ code: 'slug-taken' });
  });
});

test('an order holds after deletions, and moving changes it for readers', async () => {
  const ids = [];
  for (const name of ['One', 'Two', 'Three']) ids.push(await made('team', { name: `${name} of order`, access: 'public' }));
  const [one = '', two = ''] = ids;
  await recordAction(root.context, { collection: 'team', id: one }, { intent: 'remove' });
  const four = await made('team', { name: 'Four of order', access: 'public' });
  await recordAction(root.context, { collection: 'team', id: four }, { intent: 'move-up' });
  expect(await namesInOrder()).toEqual(['Two', 'Four', 'Three']);
  await recordAction(root.context, { collection: 'team', id: two }, { intent: 'move-up' });
  await trashAction(root.context, 'team', { intent: 'restore', record: one });
  expect((await namesInOrder()).at(-1)).toBe('One');
});

describe('an entry of the menu', () => {
  const entry = { leadsTo: 'none', access: 'public' };

  test('stands one level below another, and moves among those beside it', async () => {
    const [above, beside] = [await made('navigation', { ...entry, name: 'Above' }), await made('navigation', { ...entry, name: 'Beside' })];
    const [first, second] = [
      await made('navigation', { ...entry, name: 'First', parent: above }),
      await made('navigation', { ...entry, name: 'Second', parent: above }),
    ];
    await expect(made('navigation', { ...entry, name: 'Third level', parent: first })).rejects.toMatchObject({ code: 'content-too-deep' });
    for (const parent of [above, beside])
      await expect(saved('navigation', above, { parent })).rejects.toMatchObject({ code: 'content-too-deep' });
    const { offered } = await beginRecord(root.context, 'navigation', {});
    expect(offered.parent?.map(({ label }) => label)).toEqual(['Above', 'Beside']);
    await recordAction(root.context, { collection: 'navigation', id: second }, { intent: 'move-up' });
    const { grid } = await readCollection(root.context, 'navigation', new URLSearchParams('sort=order'));
    expect(grid.rows.map(({ cells }) => [cells.name, cells.parent])).toEqual([
      ['Above', null],
      ['Beside', null],
      ['Second', 'Above'],
      ['First', 'Above'],
    ]);
    await expect(recordAction(root.context, { collection: 'navigation', id: above }, { intent: 'remove' })).rejects.toMatchObject({
      code: 'content-in-use',
      details: { count: 2 },
    });
  });

  test('leads to a page that there is, or to an address on the web', async () => {
    const unknown = { ...entry, name: 'Unknown', leadsTo: 'page', page: '0'.repeat(32) };
    await expect(made('navigation', unknown)).rejects.toMatchObject({ code: 'content-not-found' });
    for (const address of ['javascript:alert(1)', 'data:text/html,a', ''])
      await expect(made('navigation', { ...entry, name: 'Hostile', leadsTo: 'address', address })).rejects.toThrow(/address/);
  });
});

describe('a channel', () => {
  test('has no address that a page or the portal has, nor a page one of a channel', async () => {
    const home = await made('pages', { ...page, name: 'Home of a channel' });
    const channel = { access: 'public', page: home };
    await made('channels', { ...channel, name: 'Lenders' });
    for (const [collection, slug, code] of [
      ['channels', 'home-of-a-channel', 'slug-taken'],
      ['channels', 'lenders', 'slug-taken'],
      ['channels', 'search', 'slug-reserved'],
      ['pages', 'lenders', 'slug-taken'],
    ] as const) {
      const fields = collection === 'pages' ? page : channel;
      await expect(made(collection, { ...fields, name: 'Second', slug })).rejects.toMatchObject({ code });
    }
    const free = await made('pages', { ...page, name: 'Lenders' });
    expect((await readRecord(root.context, 'pages', free)).typed.slug).toBe('lenders-2');
    expect(await made('posts', { ...post, name: 'Lenders' }).then((id) => readRecord(root.context, 'posts', id))).toMatchObject({
      typed: { slug: 'lenders' },
    });
    const second = owner.query(
      `insert into content_records (collection, data, rank) values ('pages', '{"name": "x", "slug": "lenders"}', 1)`,
    );
    await expect(second).rejects.toMatchObject({ constraint: 'content_records_address' });
    await expect(act(home, 'remove')).rejects.toMatchObject({ code: 'content-in-use' });
  });

  test('orders its entries of the menu among themselves', async () => {
    const home = await made('pages', { ...page, name: 'Home of an order' });
    const channel = await made('channels', { access: 'public', page: home, name: 'Order' });
    const entry = { leadsTo: 'none', access: 'public' };
    const first = await made('navigation', { ...entry, name: 'Order first', channel });
    await made('navigation', { ...entry, name: 'Order of the site' });
    const last = await made('navigation', { ...entry, name: 'Order last', channel });
    await recordAction(root.context, { collection: 'navigation', id: last }, { intent: 'move-up' });
    const entries = await database.as(guest).read(({ publishedContent }) => publishedContent.navigation(channel, 9));
    expect(entries.map(({ id }) => id)).toEqual([last, first]);
  });
});

test('an earlier version comes back as a draft, and says how it differs', async () => {
  const id = await made('pages', { ...page, name: 'Versions', body_en: 'The first words of all.' });
  await saved('pages', id, {}, 'publish');
  await saved('pages', id, { body_en: 'The second words of all.', hidden: 'yes' });
  const panel = async (query = '') => (await readCollection(root.context, 'pages', new URLSearchParams(`open=${id}${query}`))).record;
  const { panels, version } = (await panel()) ?? {};
  expect(panels?.versions).toMatchObject({ published: 1, versions: [{ version: 2 }, { version: 1 }], comparison: { from: 1, to: 2 } });
  expect(panels?.versions?.comparison.changes.find(({ field }) => field === 'body_en')?.words).toEqual([
    { text: 'The ', became: 'same' },
    { text: 'first', became: 'removed' },
    { text: 'second', became: 'added' },
    { text: ' words of all.', became: 'same' },
  ]);
  expect(await act(id, 'restore-version', { version: '1', of: String(version) })).toMatchObject({ done: 'saved', version: 3 });
  expect(plainTextIn((await readRecord(root.context, 'pages', id)).typed.body_en)).toBe('The first words of all.');
  expect((await panel('&from-version=1&to-version=3'))?.panels.versions?.comparison.changes).toEqual([]);
});

const documentOf = (...content: unknown[]) => JSON.stringify({ type: 'doc', content });
const linked = (text: string, href: string) =>
  documentOf({ type: 'paragraph', content: [{ type: 'text', marks: [{ type: 'link', attrs: { href } }], text }] });

describe('formatted text', () => {
  test('is kept with what may be in it, and published so', async () => {
    const body = linked('Fees', 'https://firm.example/fees');
    const id = await made('pages', { ...page, name: 'Formatted', body_en: body });
    await saved('pages', id, {}, 'publish');
    expect((await read(guest, 'formatted'))?.values.body_en).toBe(body);
    await saved('pages', id, { body_en: linked('Fees', '/fees') });
    const { record } = await readCollection(root.context, 'pages', new URLSearchParams(`open=${id}`));
    expect(record?.panels.versions?.comparison.changes).toMatchObject([{ field: 'body_en', words: [{ text: 'Fees', became: 'same' }] }]);
  });

  test('is kept as long as it may be', async () => {
    const halves = Array.from({ length: 400 }, (_, at) => ({
      type: 'paragraph',
      content: [
        { type: 'text', marks: [{ type: 'bold' }], text: `${'Ω'.repeat(40)} ` },
        { type: 'text', text: `${'ω'.repeat(54)}${at % 10}` },
      ],
    }));
    const body = documentOf(...halves);
    const id = await made('pages', { ...page, name: 'Long', body_en: body });
    expect((await readRecord(root.context, 'pages', id)).typed.body_en).toBe(body);
    await saved('pages', id, {}, 'publish');
    expect((await read(guest, 'long'))?.values.body_en).toBe(body);
  });

  test.each([
    ['a script in a link', linked('Fees', 'javascript:alert(1)')],
    ['a script in a link, spelt otherwise', linked('Fees', 'JAVA\tscript:alert(1)')],
    ['another site without a scheme', linked('Fees', '//evil.example')],
    ['an unknown node', documentOf({ type: 'iframe', attrs: { src: 'https://evil.example' } })],
    ['an unknown attribute', documentOf({ type: 'paragraph', attrs: { onclick: 'alert(1)' }, content: [{ type: 'text', text: 'a' }] })],
    ['a key of the prototype', '{"type":"doc","__proto__":{"content":[]},"content":[{"type":"paragraph"}]}'],
    ['too deep a document', `{"type":"doc","content":[${'{"type":"blockquote","content":['.repeat(5000)}${']}'.repeat(5000)}]}`],
  ])('with %s is refused beside its field, and nothing is saved', async (_what, body) => {
    const fields = { ...page, name: 'Hostile', body_en: body, intent: 'create', 'form-key': newFormKey() };
    const answered = await recordAction(root.context, { collection: 'pages', id: 'new' }, fields);
    expect(answered).toMatchObject({ problems: { body_en: { code: 'richText' } } });
    const { grid } = await readCollection(root.context, 'pages', new URLSearchParams('find=Hostile'));
    expect(grid.found).toBe(0);
  });

  test.each([
    ['markup', '<script>alert(1)</script>'],
    ['JSON that is no document', '{"type":"doc"'],
  ])('that is %s is words', async (_what, body) => {
    const id = await made('pages', { ...page, name: 'Words', body_en: body });
    expect(plainTextIn((await readRecord(root.context, 'pages', id)).typed.body_en)).toBe(body);
  });
});

const illustrated = (media: string) => JSON.stringify({ type: 'doc', content: [{ type: 'image', attrs: { media } }] });

test('an image of a text counts as a use of its file, and stands where the form has images alone', async () => {
  const image = await pdf('drawing', 'public');
  await made('pages', { ...page, name: 'Illustrated', body_en: illustrated(image) });
  const words = JSON.stringify({ version: 1, blocks: [{ id: 'a', type: 'text', props: { body: illustrated(image) } }] });
  await made('pages', { ...page, name: 'Illustrated in blocks', blocks_en: words });
  const { media } = await readMediaChoices(root.context);
  expect(media.find(({ id }) => id === image)?.uses).toBe(2);
  const remove = recordAction(root.context, { collection: 'media', id: image }, { intent: 'remove' });
  await expect(remove).rejects.toMatchObject({ code: 'content-in-use', details: { count: 2 } });
  const refused = made('team', { name: 'Illustrated', access: 'public', bio_en: illustrated(image) });
  await expect(refused).rejects.toThrow('richText');
  await expect(made('pages', { ...page, name: 'Elsewhere', body_en: illustrated('https://a.example/x.png') })).rejects.toThrow('richText');
});

test.each([
  ['authenticated', { name: 'guide', format: 'pdf' }],
  ['hidden', null],
] as const)(
  'the document of a portal, %s, stands above the library of those who may read it, and is not removed',
  async (access, shown) => {
    const name = `Portal with a guide ${access}`;
    const inserted = await owner.query<{ id: string }>(
      "insert into portals (name) values ($1) returning replace(id::text, '-', '') as id",
      [name],
    );
    const id = inserted.rows[0]?.id ?? '';
    const portalDocument = await pdf('guide', access);
    const look = { name, subtitle: null, theme: 'dark', language: 'en', phone: '1', email: null, organisation: null };
    const values = { ...look, portalDocument, explorerApi: null, newsApi: null };
    expect(await changePortalDetails(root.context, id, { version: 1, values })).toMatchObject({ done: 'saved' });
    const portal = await database.as({ kind: 'admin', userId: root.id }).read(({ portals }) => portals.find(id));
    const context = contextOf({ kind: 'investor', userId: reader.id });
    const library = await readLibrary({ ...context, portal }, {});
    expect(library.portalDocument).toEqual(shown && expect.objectContaining(shown));
    // The same decides what may follow a printed report.
    const appended = context.db.read((snapshot) => readAppendedDocument(snapshot, portal));
    expect(await appended).toEqual(shown && expect.objectContaining(shown));
    const remove = recordAction(root.context, { collection: 'media', id: portalDocument }, { intent: 'remove' });
    await expect(remove).rejects.toMatchObject({ code: 'content-in-use', details: { count: 1 } });
  },
);

test('a comparison names what each version has chosen, also what is in the trash by now', async () => {
  const [first, second] = [await pdf('first drawing', 'public'), await pdf('second drawing', 'public')];
  const id = await made('pages', { ...page, name: 'Compared', picture: first });
  await saved('pages', id, { picture: second });
  await recordAction(root.context, { collection: 'media', id: first }, { intent: 'remove' });
  const { panels } = await readRecord(root.context, 'pages', id);
  expect(panels.versions?.comparison.changes).toMatchObject([
    { field: 'picture', named: { before: [{ label: 'first drawing' }], after: [{ label: 'second drawing' }] } },
  ]);
});

test('who wrote a post is not deleted', async () => {
  const author = await made('team', { name: 'Writer', access: 'public' });
  await made('posts', { ...post, name: 'By someone', author });
  const asked = recordAction(root.context, { collection: 'team', id: author }, { intent: 'remove' });
  await expect(asked).rejects.toMatchObject({ code: 'content-in-use', details: { count: 1 } });
  await expect(made('posts', { ...post, name: 'By no one', author: '0'.repeat(32) })).rejects.toMatchObject({ code: 'content-not-found' });
  await made('commentary', { ...note, name: 'October' });
});

async function publishNote(name: string, fields: Typed): Promise<void> {
  const id = await made('commentary', { ...note, name, ...fields });
  const { version, typed } = await readRecord(root.context, 'commentary', id);
  await recordAction(root.context, { collection: 'commentary', id }, { ...typed, intent: 'publish', version: String(version) });
}

test('clients read the commentary of today or before, the newest first, as far as it is for them', async () => {
  await publishNote('Of May', { reportdate: '2026-05-31', title_en: 'May' });
  await publishNote('Of June', { reportdate: '2026-06-30', title_en: 'June' });
  await publishNote('Of later', { reportdate: '2099-01-31', title_en: 'Later' });
  await publishNote('Of another', { reportdate: '2026-06-15', title_en: 'For another', access: 'users', accessUsers: other.id });
  const client = contextOf({ kind: 'investor', userId: reader.id });
  expect((await readCommentary({ ...client, today: '2026-11-27' }, 24)).map(({ title }) => title)).toEqual(['June', 'May']);
});

/** Writes an entry of media with the facts of a PDF. */
async function pdf(name: string, access: string): Promise<string> {
  const facts = {
    format: 'pdf',
    size: 9,
    width: null,
    height: null,
    sizes: [{ type: 'application/pdf', href: `/media/${name}`, width: null }],
  };
  const { rows } = await owner.query<{ id: string }>(
    `with made as (insert into content_records (collection, data, rank) values ('media', $1, 1) returning id, data)
     insert into published_content (record_id, collection, version, data, rank, access) select id, 'media', 1, data, 1, $2 from made
     returning replace(record_id::text, '-', '') as id`,
    [{ name, media: facts }, access],
  );
  return rows[0]?.id ?? '';
}

test('the three newest stand beside figures, each with its attachment where the reader may read that', async () => {
  await publishNote('With a file', { reportdate: '2026-07-31', title_en: 'July', attachment: await pdf('letter', 'public') });
  await publishNote('With a closed file', { reportdate: '2026-08-31', title_en: 'August', attachment: await pdf('secret', 'hidden') });
  const client = contextOf({ kind: 'investor', userId: reader.id });
  const { rows } = await client.db.read((snapshot) => newestCommentary(snapshot, { ...client, today: '2026-11-27' }));
  expect(rows.map(({ title, attachment }) => [title, attachment?.href ?? null])).toEqual([
    ['August', null],
    ['July', '/media/letter'],
    ['June', null],
  ]);
  expect(rows[0]).not.toHaveProperty('body');
});

test('a firm with one language is asked in that one', async () => {
  const { seen } = await beginRecord(root.context, 'pages', {});
  expect(seen.filter((field) => field.startsWith('title'))).toEqual(['title_en']);
});

describe.each(contentIds)('%s', (collection) => {
  test.each(otherThanAdministrators)('are not there for %s', async (_who, actor) => {
    const context = contextOf(actor(root.id));
    const refused = { code: 'page-not-found' };
    await expect(readCollection(context, collection, new URLSearchParams())).rejects.toMatchObject(refused);
    const empty = Object.fromEntries(listFields(collections[collection]).map(({ id }) => [id, '']));
    const create = recordAction(context, { collection, id: 'new' }, { ...empty, intent: 'create', 'form-key': newFormKey() });
    await expect(create).rejects.toMatchObject(refused);
  });
});
