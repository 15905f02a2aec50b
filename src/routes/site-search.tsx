import * as z from 'zod';
import { queryOf } from '#server/operations/query-of.ts';
import { searchSite } from '#server/operations/site/search-site.ts';
import { SiteSearchView } from '#web/site/public/site-search.tsx';
import { still } from '#web/site/public/still.ts';
import { answerPage } from './answer.ts';
import { siteFrameOf } from './site-frame-of.ts';
import type { Route } from './+types/site-search.ts';

const query = z.object({ q: z.string().optional(), page: z.coerce.number().int().min(1).max(100).optional() });

export const loader = answerPage(async (visit, { request, url }: Route.LoaderArgs) => {
  const { q: words = '', page = 1 } = queryOf(query, url.searchParams);
  return { found: await searchSite(visit, { words, page }), ...(await siteFrameOf(visit, request)) };
});

export const handle = still;

export default function SiteSearch({ loaderData }: Route.ComponentProps) {
  return <SiteSearchView {...loaderData} />;
}
