import { AuditQuery } from '#contracts/admin/audit-query.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { readAudit } from '#server/operations/audit/read-audit.ts';
import { AuditView } from '#web/dashboard/audit/audit-view.tsx';
import { answerPage } from '../answer.ts';
import type { Route } from './+types/audit.ts';

export const loader = answerPage(async (visit, { url }: Route.LoaderArgs) => readAudit(visit, queryOf(AuditQuery, url.searchParams)));

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditView page={loaderData} />;
}
