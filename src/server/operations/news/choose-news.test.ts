import { expect, test } from 'vitest';
import type { ListedNews, OutsideArticle } from '#contracts/news.ts';
import { chooseArticles, listTopics, newsRange } from './choose-news.ts';

const article = (over: Partial<OutsideArticle>): OutsideArticle => ({
  id: 'a',
  title: 'Rates are held',
  summary: null,
  source: 'City Wire',
  author: null,
  day: '2026-01-05',
  topics: [],
  ...over,
});

test('an article is chosen by its topic, and by each of the words wherever it says them', () => {
  const [rates, crisis] = [article({ topics: ['Markets'] }), article({ id: 'b', title: 'Κρίσης τέλος', summary: 'In Athens' })];
  const of = (search: string | null, tag: string | null = null) => chooseArticles([rates, crisis], { search, tag }).map(({ id }) => id);
  expect(of(null)).toEqual(['a', 'b']);
  expect(of(null, 'Markets')).toEqual(['a']);
  expect(of('WIRE  rates')).toEqual(['a']);
  expect(of('κρισησ athens')).toEqual(['b']);
  expect(of('rates athens')).toEqual([]);
});

test('topics are the firm’s own, then the most frequent twelve, and the one that is chosen', () => {
  const many = Array.from({ length: 20 }, (_none, at) => article({ topics: [`t${String(at).padStart(2, '0')}`, 'Markets', 'Advice'] }));
  const topics = listTopics(['Advice', 'Product'], many, 't19');
  expect(topics.slice(0, 4)).toEqual(['Advice', 'Product', 'Markets', 't00']);
  expect(topics).toHaveLength(14);
  expect(topics.at(-1)).toBe('t19');
});

const listed = (kind: string, days: readonly number[]): ListedNews[] =>
  days.map((day) => ({ id: `${kind}${day}`, date: `2026-01-${String(day).padStart(2, '0')}` }) as ListedNews);

test.each([
  ['between each other', [30, 28, 26, 24, 22, 20, 18, 16, 14, 12], [29, 25, 21, 17]],
  ['all before', [10, 9, 8, 7, 6], [30, 29, 28]],
  ['all after', [30, 29, 28, 27, 26], [3, 2, 1]],
  ['none', [30, 29, 28, 27, 26], []],
  ['alone', [], [5, 4, 3, 2, 1]],
])('articles that stand %s are on their pages once, in order', (_how, ownDays, outsideDays) => {
  const [posts, articles] = [listed('own', ownDays), listed('outside', outsideDays)];
  const pages = [1, 2, 3, 4, 5, 6].map((page) => {
    const { own, merge } = newsRange(page, 3, articles.length);
    return merge(posts.slice(own.offset, own.offset + own.limit), articles);
  });
  const all = [...posts, ...articles].toSorted((a, b) => b.date.localeCompare(a.date));
  expect(pages.flatMap((page) => page.slice(0, 3))).toEqual(all);
  pages.forEach((page, at) => expect(page.length > 3).toBe(all.length > (at + 1) * 3));
});
