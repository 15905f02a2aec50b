import type { RequestContext } from '../../request-context.ts';
import { type ActivityDetails, personalActivity } from './personal-activity.ts';

/**
 * Keeps for portal analytics that a person looked at something, beside the answer: no one waits for it, and its failure is logged.
 * Reloading and changing a range within a minute is one view. What is seen on behalf of a client, or by whom they let in, stands in the audit trail too.
 */
export function recordView(context: RequestContext, details: ActivityDetails): void {
  const activity = personalActivity(context, details);
  if (!activity) return;
  const viewed = { ...activity, kind: 'viewed' } as const;
  const kept =
    viewed.onBehalfOf === null && context.actor.kind !== 'delegate'
      ? context.db.writeUnaudited('activity-log', (tx) => tx.activities.insertUnlessRecent(viewed))
      : context.db.recordOnly(async ({ activities, audit }) => {
          const { portalId, accountId, section, info } = viewed;
          if (!(await activities.insertUnlessRecent(viewed))) return;
          audit.add({
            action: 'viewed',
            portalId,
            accountId,
            target: { kind: 'page', id: section },
            ...(info === null ? {} : { after: { info } }),
          });
        });
  kept.catch((error: unknown) => context.log.error({ err: error }, 'an activity could not be recorded'));
}
