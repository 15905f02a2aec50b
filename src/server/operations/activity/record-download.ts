import type { Telling } from '../../db/queries.ts';
import type { Visit } from '../../visit.ts';
import { type ActivityDetails, personalActivity } from './personal-activity.ts';

/** A file that leaves the product. */
export interface Download extends Omit<ActivityDetails, 'info'> {
  readonly file: string;
}

/** Tells that a file leaves, in a transaction of its own and before any of it does: when that fails, so does the download. */
export async function recordDownload(visit: Pick<Visit, 'db' | 'actor' | 'portal'>, download: Download): Promise<void> {
  await visit.db.tell((told) => tellDownload(told, visit, download));
}

/** As `recordDownload`, together with what else the transaction changes. */
export async function tellDownload(told: Telling, visit: Pick<Visit, 'actor' | 'portal'>, { file, ...details }: Download): Promise<void> {
  const activity = personalActivity(visit, { ...details, info: file });
  if (activity) await told.activities.insert({ ...activity, kind: 'downloaded' });
  told.audit.add({
    action: 'downloaded',
    portalId: visit.portal?.id ?? null,
    accountId: details.accountId ?? null,
    target: { kind: 'file', id: file },
  });
}
