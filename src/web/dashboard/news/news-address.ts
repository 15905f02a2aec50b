import { href } from 'react-router';
import type { NewsPage, ListedNews } from '#contracts/news.ts';

/** The address in a portal of a post that stands on the public site at `/posts/…`. */
export function newsAddress(portal: string, sitePath: string): string {
  return href('/dashboard/:portal/news/:post', { portal, post: sitePath.split('/').at(-1) ?? '' });
}

/** The address in a portal of a post, or of an article that someone else wrote. */
export function articleAddress(portal: string, { source, href: place }: Pick<ListedNews, 'source' | 'href'>): string {
  return source === undefined ? newsAddress(portal, place) : href('/dashboard/:portal/news/outside/:article', { portal, article: place });
}

type Chosen = Pick<NewsPage, 'search' | 'tag' | 'page'>;

/** The address of the list as it is narrowed, and of its page. */
export function listAddress(portal: string, { search, tag, page }: Chosen): string {
  const query = new URLSearchParams({
    ...(search !== null && { search }),
    ...(tag !== null && { tag }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${href('/dashboard/:portal/news', { portal })}${query.size > 0 ? `?${query}` : ''}`;
}
