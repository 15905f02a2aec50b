import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { MediaChoices, MediaFacts } from '#contracts/media.ts';
import { uploadPieceBytes } from '#domain/file/upload.ts';
import { guest } from '#domain/actor.ts';
import { readPublishedList } from '#server/operations/site/read-published.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, accessActors, credentialsIn } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { owner } = product.database;
const { people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;

const headersOf = async (as: AccessActor) => ({ host, ...(await credentialsOf(as)).headers });
const ask = async (path: string, as: AccessActor, headers: Readonly<Record<string, string>> = {}) =>
  httpRequest({ port: product.port, path, headers: { ...(await headersOf(as)), ...headers } });

async function post(path: string, as: AccessActor, type: string, body: Buffer) {
  const own = { origin: `http://${host}`, 'content-type': type, 'content-length': String(body.length) };
  return httpRequest({ port: product.port, method: 'POST', path, headers: { ...(await headersOf(as)), ...own }, body });
}

const choicesPath = '/admin/media/choices';
const sendForm = (fields: Readonly<Record<string, string>>, as: AccessActor = 'admin') =>
  post(choicesPath, as, 'application/x-www-form-urlencoded', Buffer.from(new URLSearchParams(fields).toString()));

/** Sends the pieces of a file, then the form that makes an entry of it. */
async function upload(content: Buffer, fileName: string, folder = '') {
  const key = newFormKey().slice(0, 22);
  for (let at = 0; at < content.length; at += uploadPieceBytes) {
    const piece = content.subarray(at, at + uploadPieceBytes);
    const sent = await post(`/api/v1/upload-pieces?key=${key}&at=${at}`, 'admin', 'application/octet-stream', piece);
    expect(sent.status).toBe(200);
  }
  return sendForm({ intent: 'add', upload: key, fileName, folder });
}

async function added(content: Buffer, fileName: string, folder = ''): Promise<{ readonly id: string; readonly facts: MediaFacts }> {
  const answer = await upload(content, fileName, folder);
  expect([answer.status, answer.body]).toMatchObject([200, expect.stringContaining('id')]);
  const { id } = JSON.parse(answer.body) as { id: string };
  const { rows } = await owner.query<{ facts: MediaFacts }>("select data -> 'media' as facts from content_records where id = $1", [id]);
  return { id, facts: rows[0]?.facts as MediaFacts };
}

const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#16392c' } })
  .withExif({ IFD0: { Copyright: 'Ada of 4 Home Street' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();
const picture = await added(photo, '../../The <house>.jpg', ' Website / Our firm ');
const address = picture.facts.sizes[0]?.href ?? '';

const setAccess = (access: string, allowed: readonly string[] = []) =>
  owner.query('update published_content set access = $2, allowed = $3 where record_id = $1', [picture.id, access, allowed]);

describe('a picture', () => {
  test('is kept upright in sizes of our own, without what its file says beside it', async () => {
    expect(picture.facts).toMatchObject({ format: 'jpeg', width: 600, height: 900 });
    expect(picture.facts.sizes.map(({ type, width }) => [type, width])).toEqual([
      ['image/avif', 320],
      ['image/webp', 320],
      ['image/avif', 600],
      ['image/webp', 600],
    ]);
    expect(address).toMatch(/^\/media\/the-house-\d{13}\/the-house-320-[0-9a-f]{12}\.avif$/);
    const answer = await ask(address, 'guest');
    expect(answer.body).not.toContain('Home Street');
  });

  test('that everyone may see is kept for good, and does nothing by itself', async () => {
    const { status, headers } = await ask(address, 'guest');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    });
    expect((await ask(address, 'guest', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  test('stands among those to choose from, in its folder', async () => {
    const { media } = JSON.parse((await ask(choicesPath, 'admin')).body) as MediaChoices;
    expect(media.find(({ id }) => id === picture.id)).toMatchObject({
      name: 'The <house>',
      folder: 'Website/Our firm',
      uses: 0,
      format: 'jpeg',
    });
  });
});

const foldersOfSorted = async () => {
  const { media } = JSON.parse((await ask(choicesPath, 'admin')).body) as MediaChoices;
  return media.filter(({ name }) => name.startsWith('sorted')).map(({ folder }) => folder);
};

test('a folder is renamed with those below it, and no other that begins alike', async () => {
  for (const [name, folder] of [
    ['sorted-a', 'Old'],
    ['sorted-b', 'Old/Deep'],
    ['sorted-c', 'Older'],
  ] as const)
    await added(photo, `${name}.jpg`, folder);
  expect(JSON.parse((await sendForm({ intent: 'rename', folder: 'Old', to: ' New / name ' })).body)).toEqual({ folder: 'New/name' });
  expect(await foldersOfSorted()).toEqual(['New/name', 'New/name/Deep', 'Older']);
  expect((await sendForm({ intent: 'rename', folder: 'Older', to: ' / ' })).status).toBe(400);
});

const outsiders: readonly AccessActor[] = ['guest', 'pinPending', 'factorPending', 'expired', 'tokenLink', 'disabled', 'revokedService'];
const administrators: readonly AccessActor[] = ['companyAdmin', 'admin'];
const isSignedIn = (as: AccessActor) => !outsiders.includes(as) && as !== 'service';
/** Anyone who sees the portal as the investor reads nothing that is for the investor alone, as of pages (content.db.test.ts). */
const readers: readonly AccessActor[] = [...administrators, 'investor'];

describe.each(accessActors)('%s', (as) => {
  const levels: readonly (readonly [string, readonly string[], boolean])[] = [
    ['public', [], true],
    ['hidden', [], administrators.includes(as)],
    ['authenticated', [], isSignedIn(as)],
    ['users', [people.investor.id], readers.includes(as)],
  ];
  test.each(levels)('reads the bytes of a picture for %s as its page', async (access, allowed, isReader) => {
    await setAccess(access, allowed);
    const { status, headers } = await ask(address, as);
    expect([access, status]).toEqual([access, isReader ? 200 : 404]);
    expect(String(headers['cache-control']).includes('public')).toBe(access === 'public');
  });
});

test('what is not public leaves nothing behind', async () => {
  await setAccess('authenticated');
  expect((await ask(address, 'investor')).headers['cache-control']).toBe('private, no-store');
  await setAccess('public');
});

test('an upload that no entry has is seen by administrators alone', async () => {
  const key = newFormKey().slice(0, 22);
  await post(`/api/v1/upload-pieces?key=${key}&at=0`, 'admin', 'application/octet-stream', photo);
  const answer = await sendForm({ intent: 'file', upload: key, fileName: 'later.jpg' });
  const { thumb } = JSON.parse(answer.body) as { thumb: string };
  expect([(await ask(thumb, 'investor')).status, (await ask(thumb, 'admin')).status]).toEqual([404, 200]);
});

test('a document is a file to keep, whatever it says that it is', async () => {
  const { facts } = await added(Buffer.from('%PDF-1.7\n<script>alert(1)</script>'), 'Guide "A".html');
  const { headers } = await ask(facts.sizes[0]?.href ?? '', 'guest');
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
  expect(headers['content-disposition']).toMatch(/^attachment; /);
});

test('a drawing is drawn, and what it was written in is kept nowhere', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20"/></svg>';
  const { facts } = await added(Buffer.from(drawing), 'sign.svg');
  expect(new Set(facts.sizes.map(({ type }) => type))).toEqual(new Set(['image/avif', 'image/webp']));
});

test.each([
  ['a page', 'page.png', Buffer.from('<!doctype html><script>alert(1)</script>'), 'media-unsupported'],
  ['a drawing with a picture in it', 'a.svg', Buffer.from('<svg><image href="file:///etc/passwd"/></svg>'), 'media-unsupported'],
  ['a broken picture', 'a.png', Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1'), 'image-unreadable'],
  ['too large a file', 'a.jpg', Buffer.alloc(15_000_001, 1), 'media-too-large'],
])('%s is refused', async (_what, fileName, content, code) => {
  const { status, body } = await upload(content, fileName);
  expect([status, JSON.parse(body)]).toMatchObject([400, { code }]);
});

test.each([
  '/media/..%2f..%2fetc/passwd',
  '/media/%2e%2e/x',
  `${address}/..%2f..`,
  `${address.slice(0, -5)}.webp`,
  '/media/x-1764000000000/a%00b',
])('there is nothing at %s', async (path) => {
  expect([400, 404]).toContain((await ask(path, 'guest')).status);
});

test('another firm has no such picture', async () => {
  const answer = await httpRequest({ port: product.port, path: address, headers: { host: `greek.${host}` } });
  expect(answer.status).toBe(404);
});

const record = (id: string) => owner.query<{ data: Record<string, unknown> }>('select data from content_records where id = $1', [id]);

describe('an entry', () => {
  test('shows its new file at the places of the old one, and readers do not find that one any more', async () => {
    const { id, facts } = await added(photo, 'replaced.jpg');
    const other = await added(await sharp(photo).negate().png().toBuffer(), 'other.png');
    const { file } = (await record(other.id)).rows[0]?.data ?? {};
    const form = {
      intent: 'save',
      version: '1',
      file: String(file),
      name: 'Replaced',
      folder: '',
      alt_en: '',
      decoration: 'no',
      access: 'public',
    };
    const body = Buffer.from(new URLSearchParams({ ...form, accessUsers: '', accessOrganisations: '' }).toString());
    const saved = await post(`/admin/media?open=${id}`, 'admin', 'application/x-www-form-urlencoded', body);
    expect(saved.status).toBe(200);
    expect((await record(id)).rows[0]?.data).toMatchObject({ file, format: 'png' });
    const old = facts.sizes[0]?.href ?? '';
    expect([(await ask(old, 'guest')).status, (await ask(old, 'admin')).status]).toEqual([404, 200]);
  });

  test('that is shown somewhere is not deleted', async () => {
    const { id } = await added(photo, 'used.jpg');
    await owner.query("insert into content_records (collection, data, rank) values ('team', $1, 9)", [
      { name: 'Ada', slug: `shown-${id}`, photo: id },
    ]);
    const remove = await post(`/admin/media?open=${id}`, 'admin', 'application/x-www-form-urlencoded', Buffer.from('intent=remove'));
    expect([remove.status, (await record(id)).rowCount]).toEqual([400, 1]);
    const { media } = JSON.parse((await ask(choicesPath, 'admin')).body) as MediaChoices;
    expect(media.find((each) => each.id === id)?.uses).toBe(1);
  });
});

test('a library has the chosen files and those of its folders, as far as the reader may read them', async () => {
  const [chosen, inFolder, hidden] = [
    await added(photo, 'chosen.jpg'),
    await added(photo, 'in-folder.jpg', 'Reports/2026'),
    await added(photo, 'hidden.jpg', 'Reports'),
  ];
  await added(photo, 'elsewhere.jpg', 'Reports 2025');
  await owner.query("update published_content set access = 'hidden' where record_id = $1", [hidden.id]);
  const fields = { intent: 'create', 'form-key': newFormKey(), name: 'Reports', media: chosen.id, folders: 'Reports', slug: '' };
  const body = new URLSearchParams({ ...fields, access: 'public', accessUsers: '', accessOrganisations: '' });
  const made = await post('/admin/libraries?open=new', 'admin', 'application/x-www-form-urlencoded', Buffer.from(body.toString()));
  expect(made.status).toBe(302);
  const items = await readPublishedList({ db: product.database.as(guest) }, { collection: 'libraries', latest: false });
  const told = JSON.stringify(items);
  expect(told).toContain('chosen');
  for (const { facts } of [chosen, inFolder]) expect(told).toContain(facts.sizes.at(-1)?.href);
  for (const name of ['hidden', 'elsewhere']) expect(told).not.toContain(name);
  const remove = await post(`/admin/media?open=${chosen.id}`, 'admin', 'application/x-www-form-urlencoded', Buffer.from('intent=remove'));
  expect(remove.status).toBe(400);
});
