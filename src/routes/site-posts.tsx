import * as z from 'zod';
import { postTags } from '#collections/content/posts.ts';
import { readSitePosts } from '#server/operations/site/read-site.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { SitePostsView } from '#web/site/public/site-pages.tsx';
import { still } from '#web/site/public/still.ts';
import { handlePage } from './route-handlers.ts';
import { buildSiteFrame } from './build-site-frame.ts';
import type { Route } from './+types/site-posts.ts';

const query = z.object({ tag: z.enum(postTags).optional(), page: z.coerce.number().int().min(1).max(1000).optional() });

export const loader = handlePage(async (context, { request, url }: Route.LoaderArgs) => {
  const { tag = null, page = 1 } = parseQuery(query, url.searchParams);
  return { listed: await readSitePosts(context, { tag, page }), ...(await buildSiteFrame(context, request)) };
});

export const handle = still;

export default function SitePosts({ loaderData }: Route.ComponentProps) {
  return <SitePostsView {...loaderData} />;
}
