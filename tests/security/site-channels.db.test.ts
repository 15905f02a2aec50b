import { describe, expect, test } from 'vitest';
import { channelCookie } from '#routes/channel-cookie.ts';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, credentialsIn } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { owner } = product.database;
const { people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;

type Values = Readonly<Record<string, unknown>> & { readonly name: string };

/** An entry that readers see; without an access level, a draft. Slugs are the names. */
async function write(collection: 'pages' | 'channels' | 'navigation', values: Values, access: string | null = 'public'): Promise<string> {
  const kept = { slug: collection === 'navigation' ? null : values.name.toLowerCase(), ...values };
  const { rows } = await owner.query<{ id: string }>(
    `with kept as (insert into content_records (collection, data, rank) values ($1, $2, nextval('ranks')) returning id, rank),
          shown as (insert into published_content (record_id, collection, version, data, rank, access) select id, $1, 1, $2, rank, $3 from kept where $3::text is not null)
     select replace(id::text, '-', '') as id from kept`,
    [collection, kept, access],
  );
  return rows[0]?.id ?? '';
}

await owner.query('create sequence ranks start 10');
const [privateHome, trustHome, closedHome, draftHome, fees] = [
  await write('pages', { name: 'Family', title_en: 'For families', hidden: true }),
  await write('pages', { name: 'Board', title_en: 'For boards' }),
  await write('pages', { name: 'Inside', title_en: 'For clients' }, 'authenticated'),
  await write('pages', { name: 'Later', title_en: 'Later' }, null),
  await write('pages', { name: 'Fees', title_en: 'Fees' }),
];
await write('pages', { name: 'Alone', title_en: 'Alone', layout: 'plain' });
const families = await write('channels', { name: 'Families', page: privateHome, label_en: 'Families & friends' });
const trustees = await write('channels', { name: 'Trustees', page: trustHome });
const clients = await write('channels', { name: 'Clients', page: trustHome }, 'authenticated');
const office = await write('channels', { name: 'Office', page: trustHome }, 'hidden');
const homeless = await write('channels', { name: 'Homeless', page: draftHome });
const homeClosed = await write('channels', { name: 'Homeclosed', page: closedHome });
const draft = await write('channels', { name: 'Draft', page: trustHome }, null);

const entry = async (name: string, values: object, access: string | null = 'public') =>
  write('navigation', { name, leadsTo: 'none', ...values }, access);
await entry('Everyone', { leadsTo: 'page', page: fees });
const above = await entry('Planning', { channel: families });
await entry('Our fees', { leadsTo: 'page', page: fees, label_en: 'Our fees', parent: above });
await entry('Secure', { leadsTo: 'team', channel: families }, 'authenticated');
await entry('Unsaid', { leadsTo: 'team', channel: families }, 'hidden');
await entry('Talks', { leadsTo: 'demo', channel: trustees });
const closed = await entry('Closed', { channel: trustees }, 'authenticated');
await entry('Below closed', { leadsTo: 'demo', parent: closed, channel: trustees });
await entry('Lost', { leadsTo: 'demo', channel: draft });

const ask = async (path: string, { as = 'guest', cookie = '' }: { as?: AccessActor; cookie?: string } = {}, own: object = {}) => {
  const { headers = {} } = as === 'guest' ? {} : await credentialsOf(as);
  const cookies = [headers.cookie, cookie].filter(Boolean).join('; ');
  return httpRequest({ port: product.port, path, headers: { host, ...headers, ...(cookies === '' ? {} : { cookie: cookies }), ...own } });
};

const cookieOf = async (chosen: string) => (await channelCookie.serialize(chosen)).split(';')[0] ?? '';
const partOf = (body: string, label: string) => new RegExp(`<nav [^>]*aria-label="${label}"[^>]*>(.*?)</nav>`).exec(body)?.[1] ?? '';
const labelsIn = (part: string) => [...part.matchAll(/<(?:a|summary)[^>]*>([^<]+)/g)].map(([, label]) => label);
const menuIn = (body: string) => labelsIn(partOf(body, 'Menu'));
const channelsIn = (body: string) => labelsIn(partOf(body, 'Channels'));

const ofSite = ['Fees'];

describe('channels', () => {
  test.each([
    ['guest', ['Families &amp; friends', 'Trustees']],
    ['investor', ['Families &amp; friends', 'Trustees', 'Clients', 'Homeclosed']],
    ['advisor', ['Families &amp; friends', 'Trustees', 'Clients', 'Homeclosed']],
    ['admin', ['Families &amp; friends', 'Trustees', 'Clients', 'Office', 'Homeclosed']],
  ] as const)('for %s are those that are published, open to them, and have a page that they may read', async (as, wanted) => {
    expect(channelsIn((await ask('/fees', { as })).body)).toEqual(wanted);
    for (const [path, name] of [
      ['/clients', 'Clients'],
      ['/office', 'Office'],
      ['/homeclosed', 'Homeclosed'],
      ['/homeless', 'Homeless'],
      ['/draft', 'Draft'],
    ] as const) {
      const { status, headers } = await ask(path, { as });
      const isShown = (wanted as readonly string[]).includes(name);
      expect([path, status, 'set-cookie' in headers]).toEqual([path, isShown ? 200 : 404, isShown]);
    }
  });

  test('are chosen by their address, for a month, and say so', async () => {
    const { status, headers, body } = await ask('/families');
    expect([status, headers['set-cookie']]).toEqual([
      200,
      [`${await cookieOf(families)}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`],
    ]);
    expect(body).toContain('For families');
    expect(partOf(body, 'Channels')).toContain('href="/families" aria-current="true"');
    expect(body).toContain('Reset channel');
    expect((await ask(`/${families}`)).body).toContain('For families');
    expect((await ask('/family')).headers).not.toHaveProperty('set-cookie');
  });
});

describe('the menu of a channel', () => {
  test('has its own entries, and secure ones for those who are signed in', async () => {
    const cookie = await cookieOf(families);
    const shared = ['Planning', 'Our fees'];
    for (const path of ['/fees', '/posts', '/team', '/search', '/demo'])
      expect([path, menuIn((await ask(path, { cookie })).body)]).toEqual([path, shared]);
    expect(menuIn((await ask('/families')).body)).toEqual(shared);
    expect(menuIn((await ask('/fees', { cookie, as: 'investor' })).body)).toEqual([...shared, 'Secure']);
    expect(menuIn((await ask('/fees', { cookie, as: 'admin' })).body)).toEqual([...shared, 'Secure', 'Unsaid']);
    expect(menuIn((await ask('/trustees', { cookie })).body)).toEqual(['Talks']);
  });

  test('is that of the site for a choice that the reader does not find', async () => {
    const wrong = await Promise.all(
      [clients, office, homeless, homeClosed, draft, fees, '0'.repeat(32), '', 'a'.repeat(3000)].map(cookieOf),
    );
    const raw = ['channel=%', 'channel="', 'channel=e30=', `channel=${families}`, "channel=' or true --", 'channel=; channel=x'];
    for (const cookie of [...wrong, ...raw]) {
      const { status, body } = await ask('/fees', { cookie });
      expect([cookie, status, menuIn(body)]).toEqual([cookie, 200, ofSite]);
      expect(body).not.toContain('Reset channel');
    }
    for (const value of [[families], { id: families }, 1, null]) {
      const cookie = (await channelCookie.serialize(value)).split(';')[0] ?? '';
      expect(menuIn((await ask('/fees', { cookie })).body)).toEqual(ofSite);
    }
    expect(menuIn((await ask('/fees', { cookie: await cookieOf(clients), as: 'investor' })).body)).toEqual(ofSite);
  });

  test('is never shown for another from what a browser keeps', async () => {
    const [plain, chosen] = [await ask('/fees'), await ask('/fees', { cookie: await cookieOf(families) })];
    expect(chosen.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: expect.stringMatching(/cookie/i) });
    const again = await ask('/fees', { cookie: await cookieOf(families) }, { 'if-none-match': plain.headers.etag });
    expect([again.status, again.headers.etag]).toEqual([200, chosen.headers.etag]);
    const kept = await ask('/families', {}, { 'if-none-match': (await ask('/families')).headers.etag });
    expect([kept.status, kept.headers['set-cookie']?.length]).toEqual([304, 1]);
  });
});

const reset = async (method: string) =>
  httpRequest({ port: product.port, method, path: '/reset-channel', headers: { host, origin: `http://${host}`, 'content-length': '0' } });

test('a reset is posted: the cookie goes, and the home page of the site comes', async () => {
  const { status, headers } = await reset('POST');
  expect([status, headers.location, headers['set-cookie']]).toEqual([
    302,
    '/',
    [expect.stringMatching(/^channel=[^;]*; Max-Age=0; Path=\//)],
  ]);
  expect((await reset('GET')).headers).not.toHaveProperty('set-cookie');
});

test('search engines are told of the channel, and not of its page beside it', async () => {
  const { body } = await ask('/sitemap.xml');
  for (const path of ['/families', '/trustees', '/fees']) expect(body).toContain(`<loc>http://${host}${path}</loc>`);
  for (const path of ['/family', '/board', '/clients', '/office', '/draft', '/homeless']) expect(body).not.toContain(`${path}<`);
  for (const path of ['/families', '/family']) expect((await ask(path)).body).toContain(`rel="canonical" href="http://${host}/families"`);
});

test('a plain page has nothing around it', async () => {
  const { body } = await ask('/alone');
  expect(body).toContain('Alone</h1>');
  for (const part of ['<header class="_header', '<footer', '<nav', 'Reset channel']) expect(body).not.toContain(part);
});
