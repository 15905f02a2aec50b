import * as z from 'zod';
import { parseQuery } from '#server/operations/parse-query.ts';
import { searchSite } from '#server/operations/site/search-site.ts';
import { SiteSearchView } from '#web/site/public/site-search.tsx';
import { still } from '#web/site/public/still.ts';
import { handlePage } from './route-handlers.ts';
import { buildSiteFrame } from './build-site-frame.ts';
import type { Route } from './+types/site-search.ts';

const query = z.object({ q: z.string().optional(), page: z.coerce.number().int().min(1).max(100).optional() });

export const loader = handlePage(async (context, { request, url }: Route.LoaderArgs) => {
  const { q: words = '', page = 1 } = parseQuery(query, url.searchParams);
  return { found: await searchSite(context, { words, page }), ...(await buildSiteFrame(context, request)) };
});

export const handle = still;

export default function SiteSearch({ loaderData }: Route.ComponentProps) {
  return <SiteSearchView {...loaderData} />;
}
