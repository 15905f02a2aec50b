import type { AuditOnlyTransaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { type ActivityDetails, personalActivity } from './personal-activity.ts';

/** A file that leaves the product. */
export interface Download extends Omit<ActivityDetails, 'info'> {
  readonly file: string;
}

/** Tells that a file leaves, in a transaction of its own and before any of it does: when that fails, so does the download. */
export async function recordDownload(context: Pick<RequestContext, 'db' | 'actor' | 'portal'>, download: Download): Promise<void> {
  await context.db.recordOnly((told) => recordDownloadWith(told, context, download));
}

/** As `recordDownload`, together with what else the transaction changes. */
export async function recordDownloadWith(
  told: AuditOnlyTransaction,
  context: Pick<RequestContext, 'actor' | 'portal'>,
  { file, ...details }: Download,
): Promise<void> {
  const activity = personalActivity(context, { ...details, info: file });
  if (activity) await told.activities.insert({ ...activity, kind: 'downloaded' });
  told.audit.add({
    action: 'downloaded',
    portalId: context.portal?.id ?? null,
    accountId: details.accountId ?? null,
    target: { kind: 'file', id: file },
  });
}
