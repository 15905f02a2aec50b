import * as z from 'zod';
import { postTags } from '#collections/content/posts.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { readSitePosts } from '#server/operations/site/read-site.ts';
import { NewsView } from '#web/dashboard/news/news-view.tsx';
import { handlePage } from '../route-handlers.ts';
import type { Route } from './+types/news.ts';

const query = z.object({ tag: z.enum(postTags).optional(), page: z.coerce.number().int().min(1).max(1000).optional() });

export const loader = handlePage(async (visit, { url, params }: Route.LoaderArgs) => {
  const { tag = null, page = 1 } = parseQuery(query, url.searchParams);
  return { portal: params.portal, listed: await readSitePosts(visit, { tag, page }) };
});

export default function News({ loaderData }: Route.ComponentProps) {
  return <NewsView {...loaderData} />;
}
