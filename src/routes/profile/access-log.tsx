import { AccessLogQuery } from '#contracts/admin/audit-query.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { readAccessLog } from '#server/operations/audit/read-access-log.ts';
import { AccessLogView } from '#web/dashboard/audit/access-log-view.tsx';
import { handlePage } from '../route-handlers.ts';
import type { Route } from './+types/access-log.ts';

export const loader = handlePage(async (context, { url }: Route.LoaderArgs) =>
  readAccessLog(context, parseQuery(AccessLogQuery, url.searchParams)),
);

export default function Access({ loaderData }: Route.ComponentProps) {
  return <AccessLogView log={loaderData} />;
}
