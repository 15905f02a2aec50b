import { pino } from 'pino';
import { expect, test } from 'vitest';
import { adminPeople } from '#tests/support/admin-people.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { FoundPortal } from '../../db/queries/portals/portals.ts';
import type { NewsContext } from './fetch-news.ts';
import { readNews, readOutsideArticle } from './read-news.ts';

const database = await testDatabase();
const { context: reader } = await adminPeople(database).somebody('investor');

async function publish(slug: string, day: string, { tag = 'Advice', access = 'public', hidden = false } = {}) {
  const data = { name: slug, slug, title_en: `Our ${slug}`, publishdate: day, tags: [tag], hidden };
  await database.owner.query(
    `with kept as (insert into content_records (collection, data, rank) values ('posts', $1, 1) returning id)
     insert into published_content (record_id, collection, version, data, plain, rank, access) select id, 'posts', 1, $1, $3, 1, $2 from kept`,
    [data, access, { titles: data.title_en }],
  );
}

await publish('pensions', '2026-01-04');
await publish('funds', '2026-01-02', { tag: 'Product' });
await publish('pensions-unlisted', '2026-01-05', { hidden: true });
await publish('pensions-for-staff', '2026-01-05', { access: 'hidden' });

const article = (id: string, day: string) => ({ id, title: `Pensions ${id}`, source: 'City Wire', day, topics: ['Markets', 'Advice'] });

const service: string | null = 'https://news.example/v1';
/** A reader on a portal whose news service answers so. */
function contextOf(json: unknown, { status = 200, newsApi = service } = {}) {
  const asked: string[] = [];
  const callService: NewsContext['callService'] = async ({ href }) => {
    asked.push(href);
    if (json instanceof Error) throw json;
    return { status, json, bytes: 0 };
  };
  return { asked, context: { ...reader, log: pino({ level: 'silent' }), callService, portal: { id: '1', newsApi } as FoundPortal } };
}
const list = { value: [article('late', '2026-01-05'), article('early', '2026-01-03')] };
const titles = ({ news }: Awaited<ReturnType<typeof readNews>>) => news.map(({ label, source }) => [label, source]);

test('articles stand between the firm’s posts by their days, each with its source, and topics are of both', async () => {
  const { asked, context } = contextOf(list);
  const found = await readNews(context, {});
  expect(titles(found)).toEqual([
    ['Pensions late', 'City Wire'],
    ['Our pensions', undefined],
    ['Pensions early', 'City Wire'],
    ['Our funds', undefined],
  ]);
  expect(found).toMatchObject({ isReached: true, hasMore: false, tags: ['Advice', 'Product', 'Markets'] });
  expect(titles(await readNews(context, { tag: 'Markets' }))).toHaveLength(2);
  expect(titles(await readNews(context, { tag: 'Product', search: 'fund' }))).toEqual([['Our funds', undefined]]);
  expect(titles(await readNews(context, { tag: 'Advice', search: 'PENSIONS' }))).toHaveLength(3);
  expect((await readNews(context, { search: 'nothing of it', page: 2 })).news).toEqual([]);
  // Whatever a reader looks for, the service hears the same.
  expect(new Set(asked)).toEqual(new Set(['https://news.example/v1/articles?order=newest&top=100']));
});

test('a portal without a service has the firm’s posts, and asks no one', async () => {
  const { asked, context } = contextOf(list, { newsApi: null });
  expect(titles(await readNews(context, {}))).toEqual([
    ['Our pensions', undefined],
    ['Our funds', undefined],
  ]);
  await expect(readOutsideArticle(context, 'late')).rejects.toMatchObject({ code: 'page-not-found' });
  expect(asked).toEqual([]);
});

test.each<[string, unknown, number]>([
  ['does not answer', new Error('ECONNREFUSED'), 200],
  ['fails', null, 500],
  ['leads elsewhere', null, 302],
  ['says something else', { articles: [] }, 200],
])('of a service that %s the list says that it is out of reach, and an article is an error to try again', async (_what, json, status) => {
  const { context } = contextOf(json, { status });
  const found = await readNews(context, {});
  expect([found.isReached, found.news.length]).toEqual([false, 2]);
  await expect(readOutsideArticle(context, 'late')).rejects.toMatchObject({ code: 'news-unreachable' });
});

test('an article is read by its id; one that the service does not have is a page that there is not', async () => {
  const { context } = contextOf({ ...article('late', '2026-01-05'), text: 'Words.' });
  expect(await readOutsideArticle(context, 'late')).toMatchObject({ title: 'Pensions late', paragraphs: ['Words.'] });
  await expect(readOutsideArticle(contextOf(null, { status: 404 }).context, 'gone')).rejects.toMatchObject({ code: 'page-not-found' });
});
