import { AuditQuery } from '#contracts/admin/audit-query.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { readAudit } from '#server/operations/audit/read-audit.ts';
import { AuditView } from '#web/dashboard/audit/audit-view.tsx';
import { handlePage } from '../route-handlers.ts';
import type { Route } from './+types/audit.ts';

export const loader = handlePage(async (context, { url }: Route.LoaderArgs) =>
  readAudit(context, parseQuery(AuditQuery, url.searchParams)),
);

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditView page={loaderData} />;
}
