import { AccessLogQuery } from '#contracts/audit-query.ts';
import { auditQueryOf } from '#server/operations/audit/audit-query-of.ts';
import { readAccessLog } from '#server/operations/audit/read-access-log.ts';
import { AccessLogView } from '#web/dashboard/audit/access-log-view.tsx';
import { answer } from '../answer.ts';
import type { Route } from './+types/access.ts';

export const loader = answer(async (visit, { url }: Route.LoaderArgs) =>
  readAccessLog(visit, auditQueryOf(AccessLogQuery, url.searchParams)),
);

export default function Access({ loaderData }: Route.ComponentProps) {
  return <AccessLogView log={loaderData} />;
}
