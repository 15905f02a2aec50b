import { AppError } from '#domain/errors.ts';
import { type NewsFeed, outsideNews } from '../../feeds/outside-news.ts';
import type { RequestContext } from '../../request-context.ts';

export type NewsContext = Pick<RequestContext, 'callService' | 'log' | 'portal'>;

/**
 * Asks the news service that the office entered for the portal; null where it has none. No snapshot is held while someone outside is waited for.
 *
 * @throws AppError `news-unreachable`
 */
export async function fetchNews<Answer>(context: NewsContext, ask: (feed: NewsFeed) => Promise<Answer>): Promise<Answer | null> {
  const { callService, log, portal } = context;
  const service = portal?.newsApi ?? null;
  if (service === null) return null;
  return ask(outsideNews(callService, service)).catch((error: unknown) => {
    log.warn({ err: error, portal: portal?.id }, 'the news service of a portal did not answer');
    throw new AppError('news-unreachable');
  });
}
