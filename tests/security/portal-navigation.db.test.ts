import { expect, test } from 'vitest';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, credentialsIn } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { owner } = product.database;
const { people, ids } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;
let rank = 10;

type Values = Readonly<Record<string, unknown>>;

/** An entry that stands after those before it. */
async function entry(name: string, values: Values, collection = 'portal-navigation', access = 'authenticated'): Promise<string> {
  rank += 1;
  const { rows } = await owner.query<{ id: string }>(
    `with kept as (insert into content_records (collection, data, rank) values ($1, $2, $4) returning id),
          shown as (insert into published_content (record_id, collection, version, data, rank, access) select id, $1, 1, $2, $4, $3 from kept)
     select replace(id::text, '-', '') as id from kept`,
    [collection, { name, ...values }, access, rank],
  );
  return rows[0]?.id ?? '';
}

/** The entries of the navigation on the first page of a portal, as a reader sees them; those below another after a dot. */
async function navigationFor(as: AccessActor, portal = ids.portal): Promise<string[]> {
  const { headers } = await credentialsOf(as);
  const { body } = await httpRequest({ port: product.port, path: `/dashboard/${portal}/library`, headers: { host, ...headers } });
  const drawn = /<nav [^>]*aria-label="Main"[^>]*>(.*?)<\/nav>/.exec(body)?.[1] ?? '';
  const entries = drawn.matchAll(/(<li>|<ul|<\/ul>)(?:<(a|span) ([^>]*)><svg.*?<\/svg><span[^>]*>([^<]*)<)?/g);
  let depth = 0;
  return [...entries].flatMap(([, sign, , attributes = '', label]) => {
    if (sign === '<ul') depth += 1;
    if (sign === '</ul>') depth -= 1;
    return label === undefined ? [] : [`${'. '.repeat(depth - 1)}${label} ${/href="([^"]*)"/.exec(attributes)?.[1] ?? '–'}`];
  });
}

test('a firm’s entries stand where it put them, for the roles and portals that it chose, and lead to what the reader may open', async () => {
  const before = await navigationFor('investor');
  const at = (page: string) => `/dashboard/${ids.portal}/${page}`;
  expect(before.filter((line) => /library|messages/.test(line))).toEqual([`Library ${at('library')}`, `Messages ${at('messages')}`]);

  const guide = await entry('Guide', { slug: 'guide' }, 'pages');
  const secret = await entry('Secret', { slug: 'secret' }, 'pages', 'hidden');
  await entry('Letters', { leadsTo: 'section', section: 'messages', label_en: 'Letters' });
  await entry('Meeting', { leadsTo: 'address', address: 'https://meet.example/', visible: ['investor'] });
  await entry('Unsafe', { leadsTo: 'address', address: 'http://meet.example/' });
  await entry('Papers', { leadsTo: 'section', section: 'library', label_en: 'Papers', icon: 'book' });
  await entry('Explorer', { leadsTo: 'section', section: 'explorer', visible: ['advisor'] });
  const help = await entry('Help', { leadsTo: 'none', visible: [] });
  await entry('How we work', { leadsTo: 'page', page: guide, parent: help });
  await entry('Confidential', { leadsTo: 'page', page: secret, parent: help });
  await entry('For advisers', {
    leadsTo: 'page',
    page: guide,
    label_en: 'For <b>advisers</b>',
    visible: ['advisor', 'admin'],
    parent: help,
  });
  await entry('Usage', { leadsTo: 'section', section: 'analytics', parent: help });
  await entry('Nothing below', { leadsTo: 'none' });
  await entry('Elsewhere', { leadsTo: 'address', address: 'https://else.example/', portals: ['0'.repeat(32)] });
  await entry('Here', { leadsTo: 'address', address: 'https://here.example/', portals: ['0'.repeat(32), ids.portal] });

  const investor = await navigationFor('investor');
  const from = investor.findIndex((line) => line.startsWith('Letters'));
  expect(investor.slice(from, from + 3)).toEqual([`Letters ${at('messages')}`, 'Meeting https://meet.example/', `Papers ${at('library')}`]);
  expect(investor.slice(investor.indexOf('Help –'))).toEqual(expect.arrayContaining(['. Guide /guide', 'Here https://here.example/']));
  expect(investor.join('\n')).not.toMatch(/Unsafe|Fund explorer|Confidential|advisers|Usage|Analytics|Nothing below|Elsewhere/);

  const advisor = await navigationFor('advisor');
  expect(advisor).toEqual(
    expect.arrayContaining([
      `Fund explorer ${at('explorer')}`,
      '. For &lt;b&gt;advisers&lt;/b&gt; /guide',
      `. Analytics ${at('analytics')}`,
      `Accounts to approve ${at('waiting')}`,
    ]),
  );
  expect(advisor.join('\n')).not.toMatch(/Meeting|Confidential/);
  expect(advisor.filter((line) => line.includes(at('analytics')))).toHaveLength(1);

  const admin = await navigationFor('admin');
  expect(admin).toEqual(expect.arrayContaining(['. Secret /secret', '. For &lt;b&gt;advisers&lt;/b&gt; /guide']));
  expect(admin.join('\n')).not.toMatch(/Fund explorer|Meeting/);
  expect((await navigationFor('viewingAdvisor')).filter((line) => line.startsWith('Meeting'))).toHaveLength(1);
});
