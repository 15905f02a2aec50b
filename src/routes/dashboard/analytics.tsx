import { AnalyticsQuery } from '#contracts/analytics.ts';
import { readAnalytics } from '#server/operations/analytics/read-analytics.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { AnalyticsPage } from '#web/dashboard/analytics/analytics-page.tsx';
import { handlePage } from '../route-handlers.ts';
import type { Route } from './+types/analytics.ts';

export const loader = handlePage(async (context, { url }: Route.LoaderArgs) => ({
  path: url.pathname,
  analytics: await readAnalytics(context, parseQuery(AnalyticsQuery, url.searchParams)),
}));

export default function AnalyticsRoute({ loaderData }: Route.ComponentProps) {
  return <AnalyticsPage {...loaderData} />;
}
