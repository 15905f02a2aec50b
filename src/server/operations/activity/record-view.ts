import type { Visit } from '../../visit.ts';
import { type Deed, personalActivity } from './deed.ts';

/**
 * Keeps for portal analytics that a person looked at something, beside the answer: nobody waits for it, and its failure is logged.
 * Reloading and changing a range within a minute is one view.
 */
export function recordView(visit: Visit, deed: Deed): void {
  const activity = personalActivity(visit, deed);
  if (!activity) return;
  visit.db
    .writeUnaudited('activity-log', (tx) => tx.activities.insertUnlessRecent({ ...activity, kind: 'viewed' }))
    .catch((error: unknown) => visit.log.error({ err: error }, 'an activity could not be recorded'));
}
