import { AccessLogQuery } from '#contracts/admin/audit-query.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { readAccessLog } from '#server/operations/audit/read-access-log.ts';
import { AccessLogView } from '#web/dashboard/audit/access-log-view.tsx';
import { answerPage } from '../answer.ts';
import type { Route } from './+types/access-log.ts';

export const loader = answerPage(async (visit, { url }: Route.LoaderArgs) =>
  readAccessLog(visit, queryOf(AccessLogQuery, url.searchParams)),
);

export default function Access({ loaderData }: Route.ComponentProps) {
  return <AccessLogView log={loaderData} />;
}
