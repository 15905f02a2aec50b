import * as z from 'zod';
import { postTags } from '#collections/content/posts.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { readSitePosts } from '#server/operations/site/read-site.ts';
import { NewsView } from '#web/dashboard/news/news-view.tsx';
import { answerPage } from '../answer.ts';
import type { Route } from './+types/news.ts';

const query = z.object({ tag: z.enum(postTags).optional(), page: z.coerce.number().int().min(1).max(1000).optional() });

export const loader = answerPage(async (visit, { url, params }: Route.LoaderArgs) => {
  const { tag = null, page = 1 } = queryOf(query, url.searchParams);
  return { portal: params.portal, listed: await readSitePosts(visit, { tag, page }) };
});

export default function News({ loaderData }: Route.ComponentProps) {
  return <NewsView {...loaderData} />;
}
