import type { FormId } from '#contracts/processes.ts';
import type { RequestContext } from '../../request-context.ts';
import { personalActivity } from '../activity/personal-activity.ts';

interface Read {
  /** A form that is fixed in code, or any that the firm has designed. */
  readonly process: FormId | 'forms';
  readonly person: string;
  readonly account: { readonly id: string; readonly portalId: string } | null;
}

/** Records that someone of the firm reads a client's answers, before anything is shown: in the trail, and in the client's list of viewers. */
export async function recordReading(
  context: Pick<RequestContext, 'actor' | 'db' | 'portal'>,
  { process, person, account }: Read,
): Promise<void> {
  await context.db.recordOnly(async ({ activities, audit }) => {
    const activity = personalActivity(context, { section: process, ...(account && { accountId: account.id }) });
    if (activity) await activities.insertUnlessRecent({ ...activity, portalId: account?.portalId ?? null, kind: 'viewed' });
    audit.add({
      action: 'form-read',
      accountId: account?.id ?? null,
      target: { kind: 'person', id: person },
      after: { process },
    });
  });
}
