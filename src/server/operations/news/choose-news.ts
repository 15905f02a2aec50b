import type { ListedNews, OutsideArticle } from '#contracts/news.ts';
import { withoutAccents } from '#domain/without-accents.ts';

/** More topics of a service are not offered. */
const maxTopics = 12;

interface Wanted {
  readonly search: string | null;
  readonly tag: string | null;
}

/** Returns the articles of a topic that contain each of the words, regardless of accents and case. */
export function chooseArticles(articles: readonly OutsideArticle[], { search, tag }: Wanted): readonly OutsideArticle[] {
  const words = withoutAccents(search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  return articles.filter((article) => {
    if (tag !== null && !article.topics.includes(tag)) return false;
    const said = withoutAccents([article.title, article.summary, article.source, article.author].join(' '));
    return words.every((word) => said.includes(word));
  });
}

/** The firm's own topics, then those that most articles have, and the one that is chosen. */
export function listTopics(own: readonly string[], articles: readonly OutsideArticle[], chosen: string | null): readonly string[] {
  const counts = new Map<string, number>();
  for (const topic of articles.flatMap(({ topics }) => [...new Set(topics)])) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  const most = [...counts].toSorted(([a, some], [b, others]) => others - some || a.localeCompare(b)).slice(0, maxTopics);
  return [...new Set([...own, ...most.map(([topic]) => topic), ...(chosen === null ? [] : [chosen])])];
}

interface NewsRange {
  /** The own posts that have to be read before the two are merged. */
  readonly own: { readonly offset: number; readonly limit: number };
  /** Merges them with the articles into the page; one more than it has says that there is another page. */
  readonly merge: (posts: readonly ListedNews[], articles: readonly ListedNews[]) => readonly ListedNews[];
}

/** Returns the posts to read for a page of news: any number of the service's articles may stand before its first post. */
export function newsRange(page: number, pageSize: number, articleCount: number): NewsRange {
  const start = (page - 1) * pageSize;
  const offset = Math.max(0, start - articleCount);
  const length = pageSize + 1;
  return {
    own: { offset, limit: start - offset + length },
    merge: (posts, articles) =>
      [...posts, ...articles].toSorted((a, b) => b.date.localeCompare(a.date)).slice(start - offset, start - offset + length),
  };
}
