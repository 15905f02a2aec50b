import type { AuditEntry, AuditPage } from '#contracts/admin/audit-page.ts';
import type { AuditQuery } from '#contracts/admin/audit-query.ts';
import { auditPolicy } from '#domain/audit/audit-policy.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { exportList } from '../exports/export-list.ts';

const pageSize = 50;
const batchSize = 2000;

const asked = { policy: auditPolicy, action: 'read', notFound: 'page-not-found' } as const;

/**
 * A page of the audit trail, the newest first.
 *
 * @throws AccessRefused `page-not-found` for whom it is not meant.
 */
export async function readAudit({ actor, db, variant }: RequestContext, query: AuditQuery): Promise<AuditPage> {
  authorize(asked, actor, {});
  const wanted = { query, timeZone: variant.timeZone, limit: pageSize + 1 };
  const found = await db.read((snapshot) => snapshot.auditEvents.page(wanted));
  const entries = found.slice(0, pageSize);
  return { query, entries, next: found.length > pageSize ? (entries.at(-1)?.seq ?? null) : null };
}

/**
 * All that the filters let through, the newest first, in batches for a file that may be long. Told as a download before the first of it.
 *
 * @throws AccessRefused as `readAudit`; AppError as `exportList`.
 */
export async function readAuditFile(context: RequestContext, query: AuditQuery): Promise<AsyncIterable<readonly AuditEntry[]>> {
  authorize(asked, context.actor, {});
  return exportList(context, { section: 'audit', file: 'audit-trail.csv' }, () => batches(context, query));
}

async function* batches({ db, variant }: RequestContext, query: AuditQuery): AsyncGenerator<readonly AuditEntry[]> {
  for (let { before } = query; ;) {
    const wanted = { query: { ...query, ...(before === undefined ? {} : { before }) }, timeZone: variant.timeZone, limit: batchSize };
    const batch: readonly AuditEntry[] = await db.read((snapshot) => snapshot.auditEvents.page(wanted));
    yield batch;
    if (batch.length < batchSize) return;
    before = batch.at(-1)?.seq;
  }
}
