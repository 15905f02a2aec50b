import type { ListedNews, NewsPage, NewsQuery, OutsideArticle, WholeArticle } from '#contracts/news.ts';
import { postsOnPage } from '#contracts/site.ts';
import { AppError } from '#domain/errors.ts';
import { listPosts, type SiteContext } from '../site/read-site.ts';
import { fetchNews, type NewsContext } from './fetch-news.ts';
import { chooseArticles, listTopics, newsRange } from './choose-news.ts';

/** The firm's posts and, by their days between them, the articles of the portal's service: the newest first. Posts alone while it is out of reach. */
export async function readNews(context: NewsContext & SiteContext, query: NewsQuery): Promise<NewsPage> {
  const { search = null, tag = null, page = 1 } = query;
  const { articles, isReached } = await latestArticles(context);
  const chosen = chooseArticles(articles, { search, tag });
  const { own, merge } = newsRange(page, postsOnPage, chosen.length);
  const { posts, tags } = await listPosts(context, { ...own, tag, search });
  const news = merge(posts, chosen.map(listed));
  return {
    search,
    tag,
    page,
    isReached,
    news: news.slice(0, postsOnPage),
    hasMore: news.length > postsOnPage,
    tags: listTopics(tags, articles, tag),
  };
}

async function latestArticles(
  context: NewsContext,
): Promise<{ readonly articles: readonly OutsideArticle[]; readonly isReached: boolean }> {
  try {
    return { articles: (await fetchNews(context, (feed) => feed.latest())) ?? [], isReached: true };
  } catch (error) {
    if (error instanceof AppError && error.code === 'news-unreachable') return { articles: [], isReached: false };
    throw error;
  }
}

function listed({ id, title, summary, source, author, day, topics }: OutsideArticle): ListedNews {
  return { id, label: title, href: id, summary, source, author, date: day, picture: null, tags: topics };
}

/**
 * An article of the portal's service.
 *
 * @throws AppError `page-not-found` for what it does not have and where there is none, and as `fetchNews`
 */
export async function readOutsideArticle(context: NewsContext, id: string): Promise<WholeArticle> {
  const article = await fetchNews(context, (feed) => feed.article(id));
  if (!article) throw new AppError('page-not-found');
  return article;
}
