import { describe, expect, test } from 'vitest';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, credentialsIn } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { owner } = product.database;
const { people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;

const ask = async (path: string, as: AccessActor = 'guest') =>
  httpRequest({ port: product.port, path, headers: { host, ...(as === 'guest' ? {} : (await credentialsOf(as)).headers) } });

type Values = Readonly<Record<string, unknown>>;

/** An entry that is published as it stands. */
async function publish(collection: 'pages' | 'posts' | 'team', values: Values, access = 'public'): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with kept as (insert into content_records (collection, data, rank) values ($1, $2, 1) returning id),
          shown as (insert into published_content (record_id, collection, version, data, rank, access) select id, $1, 1, $2, 1, $3 from kept)
     select replace(id::text, '-', '') as id from kept`,
    [collection, values, access],
  );
  return rows[0]?.id ?? '';
}

const author = await publish('team', { name: 'Ada <b>Author</b>', slug: 'ada', title_en: 'Partner' });
await publish('pages', {
  name: 'Home',
  slug: 'home',
  title_en: 'Not yet',
  summary_en: 'One plan.',
  linkLabel_en: 'Go',
  linkTarget: 'javascript:alert(1)',
});
await publish('pages', {
  name: 'Charges',
  slug: 'charges',
  title_en: 'Charges',
  body_en: '<script>alert(1)</script>\n\nSecond.',
  linkLabel_en: 'Read',
  linkTarget: '//elsewhere.example',
});
await publish('pages', { name: 'Legal', slug: 'legal', title_en: 'Legal', hidden: true });
await publish('pages', { name: 'Inside', slug: 'inside', title_en: 'Inside' }, 'authenticated');
await publish('pages', { name: 'Kept back', slug: 'kept-back', title_en: 'Kept back' }, 'hidden');
const unnamed = await publish('pages', { name: '会社', slug: null, title_en: 'Company' });
await publish('posts', {
  name: 'Buffer',
  slug: 'buffer',
  title_en: 'A buffer',
  author,
  tags: ['Insights'],
  publishdate: '2026-06-09',
  body_en: 'Words',
});
await publish('posts', {
  name: 'Unlisted',
  slug: 'unlisted',
  title_en: 'Unlisted post',
  hidden: true,
  publishdate: '2026-06-10',
  tags: ['Advice'],
});
await publish(
  'posts',
  { name: 'For clients', slug: 'for-clients', title_en: 'For clients alone', publishdate: '2026-06-11', tags: ['Product'] },
  'authenticated',
);

const menuOf = (body: string) => /<nav [^>]*aria-label="Menu"[^>]*>(.*?)<\/nav>/.exec(body)?.[1] ?? '';

const call = async (name: string, data: object, as: AccessActor) => {
  const body = Buffer.from(JSON.stringify({ data }));
  const own = { host, origin: `http://${host}`, 'content-type': 'application/json', 'content-length': String(body.length) };
  const headers = { ...(await credentialsOf(as)).headers, ...own };
  const answer = await httpRequest({ port: product.port, method: 'POST', path: `/api/v1/callables/${name}`, headers, body });
  return JSON.parse(answer.body) as {
    readonly result?: { readonly items?: readonly Values[]; readonly item?: Values };
    readonly error?: { readonly code: string };
  };
};

const slugs = async (as: AccessActor) =>
  (await call('getPublishedList', { collection: 'pages' }, as)).result?.items?.map(({ slug }) => slug);

const sendEnquiry = async (fields: Readonly<Record<string, string>>, key = newFormKey()) => {
  const body = Buffer.from(new URLSearchParams({ 'form-key': key, name: '', email: '', phone: '', words: '', ...fields }).toString());
  const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  return httpRequest({ port: product.port, method: 'POST', path: '/demo', headers: { host, origin: `http://${host}`, ...type }, body });
};
const enquiriesOf = async (name: string) =>
  (await owner.query<{ data: Values }>("select data from content_records where collection = 'enquiries' and name = $1", [name])).rows;

describe('the home page', () => {
  test('has the published pages in its menu, without those that are hidden or that the reader may not read', async () => {
    const { status, body } = await ask('/');
    expect(status).toBe(200);
    expect(body).toContain('Not yet');
    const menu = menuOf(body);
    expect(menu).toContain('href="/charges"');
    for (const hidden of ['/legal', '/inside', '/kept-back', '/home']) expect(menu).not.toContain(`href="${hidden}"`);
    for (const shown of ['/legal', '/team', '/posts']) expect(body).toContain(`href="${shown}"`);
    expect(menuOf((await ask('/', 'investor')).body)).toContain('href="/inside"');
  });

  test('leads nowhere that is not a page of the site or an encrypted address', async () => {
    expect((await ask('/')).body).not.toContain('javascript:');
    expect((await ask('/charges')).body).not.toContain('elsewhere.example');
  });
});

test('a page of the site comes without a script of the product, and what was written is text in it', async () => {
  for (const path of ['/', '/charges', '/posts', '/posts/buffer', '/team']) {
    const { status, body } = await ask(path);
    expect([path, status]).toEqual([path, 200]);
    expect(body).not.toMatch(/<script[^>]+src=/);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<b>Author</b>');
  }
});

test.each([
  ['/inside', 404, 200, 200],
  ['/kept-back', 404, 404, 200],
  ['/posts/for-clients', 404, 200, 200],
  ['/posts/unlisted', 200, 200, 200],
  ['/nothing', 404, 404, 404],
  ['/%00', 404, 404, 404],
  ['/posts/%00', 404, 404, 404],
] as const)('%s: a guest, a client, an administrator', async (path, ...wanted) => {
  const answers = [await ask(path), await ask(path, 'investor'), await ask(path, 'admin')];
  expect(answers.map(({ status }) => status)).toEqual(wanted);
});

test('a page without a slug is found by its id, the home page at the start, a changed slug where it is now', async () => {
  await owner.query("insert into former_slugs select 'pages', 'fees', record_id from published_content where slug = 'charges'");
  expect((await ask(`/${unnamed}`)).body).toContain('Company');
  for (const [from, to] of [
    ['/home', '/'],
    ['/fees', '/charges'],
  ] as const) {
    const { status, headers } = await ask(from);
    expect([status, headers.location]).toEqual([301, to]);
  }
});

test('posts are listed by tag, without those that lists hide', async () => {
  const { body } = await ask('/posts');
  expect(body).toContain('A buffer');
  for (const hidden of ['Unlisted post', 'For clients alone']) expect(body).not.toContain(hidden);
  expect((await ask('/posts?tag=Advice')).body).not.toContain('A buffer');
  expect((await ask('/posts?tag=Insights')).body).toContain('A buffer');
  expect((await ask('/posts?tag=%00')).status).toBe(400);
});

test('what search engines and feeds are told is what a guest may read, whoever asks', async () => {
  for (const path of ['/sitemap.xml', '/posts/feed.xml']) {
    const [asGuest, asAdmin] = [await ask(path), await ask(path, 'admin')];
    expect(asAdmin.body).toBe(asGuest.body);
    expect(asGuest.body).toContain('/posts/buffer');
    for (const closed of ['inside', 'kept-back', 'for-clients']) expect(asGuest.body).not.toContain(closed);
  }
  expect((await ask('/robots.txt')).body).toContain('Disallow: /dashboard/');
  expect(JSON.parse((await ask('/site.json')).body)).toMatchObject({
    name: 'Ashcombe & Hale',
    offices: [{ place: 'London' }, { place: 'Edinburgh' }],
  });
});

describe('what is published over the API', () => {
  test('is what the caller may read, without who else may', async () => {
    expect(await slugs('investor')).toEqual(expect.arrayContaining(['home', 'charges', 'inside']));
    expect(await slugs('investor')).not.toContain('kept-back');
    expect(await slugs('service')).not.toContain('inside');
    expect((await call('getPublishedContent', { collection: 'pages', address: 'kept-back' }, 'investor')).error?.code).toBe(
      'content-not-found',
    );
    const { item } = (await call('getPublishedContent', { collection: 'people', address: 'ada' }, 'investor')).result ?? {};
    expect(item).toMatchObject({ id: author, slug: 'ada', title_en: 'Partner' });
    expect(item).not.toHaveProperty('access');
  });

  test('has the newest first where that is asked for, and no collection that is none', async () => {
    const { result } = await call('getPublishedList', { collection: 'posts', latest: true }, 'investor');
    expect(result?.items?.[0]?.slug).toBe('for-clients');
    for (const collection of ['users', '__proto__', 'constructor'])
      expect((await call('getPublishedList', { collection }, 'investor')).error?.code).toBe('content-not-found');
  });
});

describe('a visitor who asks for a demo', () => {
  test('reaches the office, once for each form, and its administrators by mail; readers never', async () => {
    const key = newFormKey();
    const fields = { name: 'Visitor', email: 'visitor@elsewhere.example', words: 'Show us <b>all</b>' };
    for (const answer of [await sendEnquiry(fields, key), await sendEnquiry(fields, key)])
      expect([answer.status, answer.headers.location]).toEqual([302, '/demo?sent']);
    expect(await enquiriesOf('Visitor')).toMatchObject([
      { data: { email: 'visitor@elsewhere.example', progress: 'new', words: 'Show us <b>all</b>' } },
    ]);
    const { rows: mails } = await owner.query<{ recipient: string }>("select recipient from outgoing_messages where kind = 'enquiry'");
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(mails.length);
    expect(mails.length).toBeGreaterThan(0);
    expect((await owner.query("select from published_content where collection = 'enquiries'")).rowCount).toBe(0);
    expect((await ask('/demo?sent')).body).toContain('Thank you');
  });

  test('is told what is wrong, and keeps what was typed', async () => {
    const { status, body } = await sendEnquiry({ name: 'Half', email: 'nowhere', words: 'Some words' });
    expect(status).toBe(200);
    for (const told of ['value="Half"', 'value="nowhere"', 'Some words', 'aria-invalid="true"']) expect(body).toContain(told);
    expect(await enquiriesOf('Half')).toEqual([]);
  });

  test('is refused after a few for one address', async () => {
    const statuses = [];
    for (let at = 0; at < 12; at += 1) statuses.push((await sendEnquiry({ name: 'Many', email: 'many@elsewhere.example' })).status);
    expect(statuses).toContain(429);
    expect((await enquiriesOf('Many')).length).toBeLessThan(12);
  });
});

test('nothing is kept in the browser before its reader has said so', async () => {
  const { headers, body } = await ask('/charges');
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).toContain('action="/cookies"');
  const form = Buffer.from(new URLSearchParams({ choice: 'refuse', back: '/charges' }).toString());
  const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(form.length) };
  const answer = await httpRequest({
    port: product.port,
    method: 'POST',
    path: '/cookies',
    headers: { host, origin: `http://${host}`, ...type },
    body: form,
  });
  const [cookie = ''] = answer.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^cookie-choice=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  const again = await httpRequest({ port: product.port, path: '/charges', headers: { host, cookie: cookie.split(';')[0] ?? '' } });
  expect(again.body).not.toContain('action="/cookies"');
});
