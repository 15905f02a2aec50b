import { NewsQuery } from '#contracts/news.ts';
import { readNews } from '#server/operations/news/read-news.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { NewsView } from '#web/dashboard/news/news-view.tsx';
import { handlePage } from '../route-handlers.ts';
import type { Route } from './+types/news.ts';

export const loader = handlePage(async (context, { url, params }: Route.LoaderArgs) => ({
  portal: params.portal,
  listed: await readNews(context, parseQuery(NewsQuery, url.searchParams)),
}));

export default function News({ loaderData }: Route.ComponentProps) {
  return <NewsView {...loaderData} />;
}
