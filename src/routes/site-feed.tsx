import { readSiteFeed } from '#server/operations/site/read-site-index.ts';
import { handleRoute } from './route-handlers.ts';
import { xmlAnswer, xmlText } from './xml-text.ts';
import type { Route } from './+types/site-feed.ts';

/** The newest posts as RSS 2.0. */
export const loader = handleRoute(async (context, _args: Route.LoaderArgs) => {
  const { origin } = context.auth.services;
  const { brand } = context.variant;
  const items = (await readSiteFeed(context)).map(({ path, title, summary, publishedAt }) => {
    const link = xmlText(origin + path);
    const described = summary === null ? '' : `<description>${xmlText(summary)}</description>`;
    return `<item><title>${xmlText(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(publishedAt).toUTCString()}</pubDate>${described}</item>`;
  });
  const channel = `<title>${xmlText(brand.name)}</title><link>${xmlText(origin)}/posts</link><description>${xmlText(brand.descriptor[context.locale])}</description>`;
  return xmlAnswer(`<rss version="2.0"><channel>${channel}\n${items.join('\n')}\n</channel></rss>`, 'application/rss+xml');
});
