import { describe, expect, test } from 'vitest';
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

/** An entry as the office writes it; readers see it unless it stays a draft. */
const write = async (collection: 'pages' | 'posts' | 'team' | 'testimonials', values: Values, isDraft = false) =>
  product.database.as({ kind: 'system', job: 'test' }).writeUnaudited('demo-history', async ({ contentRecords }) => {
    const id = await contentRecords.of(collection).insert({ access: 'public', ...values });
    if (!isDraft) await contentRecords.publish(id);
  });

const documentOf = (text: string) => JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

await write('pages', {
  name: 'Fees',
  slug: 'fees',
  title_en: 'What it costs',
  body_en: documentOf('We charge for investing. <b>No</b> commissions.'),
});
await write('pages', {
  name: 'Κόστος',
  slug: 'kostos',
  title_el: 'Το κόστος',
  body_el: documentOf('Οι επενδύσεις μας κοστίζουν ελάχιστα ετησίως.'),
});
await write('pages', { name: 'Inside', slug: 'inside', title_en: 'Investing for clients', access: 'authenticated' });
await write('pages', { name: 'Office', slug: 'office', title_en: 'Investing for the office', access: 'hidden' });
await write('pages', { name: 'Unlisted', slug: 'unlisted', title_en: 'Investing unlisted', hidden: true });
await write('pages', { name: 'Draft', slug: 'draft', title_en: 'Investing in drafts' }, true);
await write('posts', { name: 'Post', slug: 'post', title_en: 'An investment', publishdate: '2026-01-31', body_en: documentOf('Words') });
await write('team', { name: 'Ada Investor', title_en: 'Partner' });
await write('testimonials', { name: 'Quote', testimonial_en: 'Investing well' });

async function search(words: string, reader: AccessActor = 'guest') {
  const own = reader === 'guest' ? {} : (await credentialsOf(reader)).headers;
  const path = `/search?${new URLSearchParams({ q: words })}`;
  const { status, body } = await httpRequest({ port: product.port, path, headers: { host, ...own } });
  const list = /<ol [^>]*>(.*?)<\/ol>/.exec(body)?.[1] ?? '';
  return { status, body, places: [...list.matchAll(/<a href="([^"]+)"/g)].map(([, place = '']) => place.replace(/#.*/, '#')).toSorted() };
}

describe('a search of the site', () => {
  test('finds pages, posts and people that are published and that the reader may read', async () => {
    expect((await search('invest')).places).toEqual(['/fees', '/posts/post']);
    expect((await search('investing', 'investor')).places).toEqual(['/fees', '/inside', '/posts/post']);
    expect((await search('investing', 'admin')).places).toEqual(['/fees', '/inside', '/posts/post']);
    expect((await search('ada')).places).toEqual(['/team#']);
  });

  test.each(['επενδυσεις', 'ΕΠΕΝΔΥΣΕΙΣ', 'επένδυση', 'κοστος', 'ετησιως'])('finds Greek however it is accented: %s', async (words) => {
    expect((await search(words)).places).toEqual(['/kostos']);
  });

  test('shows where it is said, as text', async () => {
    const { body } = await search('commission');
    expect(body).toContain('<mark>commissions</mark>');
    expect(body).not.toContain('<b>No</b>');
    expect(body).toContain('noindex');
    expect(body).not.toMatch(/<script[^>]+src=/);
  });

  test.each(['', '%', "' or 1=1 --", 'a & ! | b:*', '\u0001\u0002', '<script>alert(1)</script>', 'x'.repeat(5000), '\ud800'])(
    'takes %j',
    async (words) => {
      const { status, body, places } = await search(words);
      expect([status, places]).toEqual([200, []]);
      expect(body).not.toContain('<script>alert');
      expect(body).not.toContain('x'.repeat(101));
    },
  );

  test('offers itself where there is no page', async () => {
    const { status, body } = await httpRequest({ port: product.port, path: '/nothing', headers: { host } });
    expect(status).toBe(404);
    expect(body).toContain('action="/search"');
  });

  test('asks the index', async () => {
    const { rows } = await owner
      .query<{ 'QUERY PLAN': string }>(
        "set enable_seqscan = off; explain select from published_content where words @@ plainto_tsquery('english', 'invest')",
      )
      .then((answers) => (answers as unknown as { rows: { 'QUERY PLAN': string }[] }[])[1] ?? { rows: [] });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('published_content_words');
  });
});

test('a network that searches without end waits; those who are signed in do not', async () => {
  await owner.query("update auth_counters set today = 400 where kind = 'search'");
  expect((await search('invest')).status).toBe(200);
  const { status, body } = await search('invest');
  expect(status).toBe(429);
  expect(body).not.toContain('/fees');
  expect((await search('invest', 'investor')).status).toBe(200);
  expect((await search('')).status).toBe(200);
});
