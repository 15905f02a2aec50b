import { expect, test } from 'vitest';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, credentialsIn } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { owner } = product.database;
const { people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;

type Values = Readonly<Record<string, unknown>>;
let rank = 10;

/** An entry that readers see as it stands, after those before it. */
async function publish(collection: 'pages' | 'navigation', values: Values, access = 'public'): Promise<string> {
  rank += 1;
  const { rows } = await owner.query<{ id: string }>(
    `with kept as (insert into content_records (collection, data, rank) values ($1, $2, $4) returning id),
          shown as (insert into published_content (record_id, collection, version, data, rank, access) select id, $1, 1, $2, $4, $3 from kept)
     select replace(id::text, '-', '') as id from kept`,
    [collection, values, access, rank],
  );
  return rows[0]?.id ?? '';
}

const entry = async (name: string, values: Values, access = 'public') =>
  publish('navigation', { name, parent: null, leadsTo: 'none', ...values }, access);

/** The links and disclosures of the menu, as a reader sees them. */
async function menuFor(as: AccessActor): Promise<string[]> {
  const own = as === 'guest' ? {} : (await credentialsOf(as)).headers;
  const { body } = await httpRequest({ port: product.port, path: '/', headers: { host, ...own } });
  const menu = /<nav [^>]*aria-label="Menu"[^>]*>(.*?)<\/nav>/.exec(body)?.[1] ?? '';
  return [...menu.matchAll(/<a href="([^"]+)"[^>]*>([^<]*)<|<summary[^>]*>([^<]*)</g)].map(([, address, label, group]) =>
    group === undefined ? `${label} → ${address}` : group,
  );
}

test('the menu is the pages until there is an entry, then what the firm has made of it for each reader', async () => {
  await publish('pages', { name: 'Home', slug: 'home', title_en: 'Home' });
  const [charges, legal, inside] = [
    await publish('pages', { name: 'Charges', slug: 'charges', menuLabel_en: 'What it costs' }),
    await publish('pages', { name: 'Legal', slug: 'legal', hidden: true }),
    await publish('pages', { name: 'Inside', slug: 'inside' }, 'authenticated'),
  ];
  expect(await menuFor('guest')).toEqual(['An entry → /an-entry', 'What it costs → /charges']);

  await entry('Costs', { leadsTo: 'page', page: charges });
  await entry('Small print', { leadsTo: 'page', page: legal });
  await entry('For clients', { leadsTo: 'page', page: inside });
  await entry('Left', { leadsTo: 'page', page: '0'.repeat(32) });
  await entry('Elsewhere', { leadsTo: 'address', address: 'https://elsewhere.example/', label_en: 'Our <b>charity</b>' });
  const about = await entry('About', {});
  await entry('Team', { leadsTo: 'team', parent: about });
  await entry('Costs again', { leadsTo: 'page', page: charges, label_en: 'Fees', parent: about });
  await entry('Only nothing', {});
  const closed = await entry('Closed', {}, 'authenticated');
  await entry('Talk', { leadsTo: 'demo', parent: closed });
  await entry('Office', { leadsTo: 'posts' }, 'hidden');

  const shared = [
    'What it costs → /charges',
    'Our &lt;b&gt;charity&lt;/b&gt; → https://elsewhere.example/',
    'About',
    'Team → /team',
    'Fees → /charges',
  ];
  expect(await menuFor('guest')).toEqual(shared);
  expect(await menuFor('investor')).toEqual([shared[0], 'Inside → /inside', ...shared.slice(1), 'Closed', 'Talk → /demo']);
  expect(await menuFor('admin')).toContain('Office → /posts');
});

test('the foot leads to the pages to which the menu does not', async () => {
  const { body } = await httpRequest({ port: product.port, path: '/', headers: { host } });
  const foot = /<nav [^>]*aria-label="Further pages"[^>]*>(.*?)<\/nav>/.exec(body)?.[1] ?? '';
  expect([...foot.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)).toEqual(expect.arrayContaining(['/legal', '/an-entry']));
  expect(foot).not.toMatch(/"\/(?:charges|inside)"/);
});
