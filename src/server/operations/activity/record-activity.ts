import type { Visit } from '../../visit.ts';

/** What a person did on a portal. Reloading and changing a range within a minute is one view. */
export interface Deed {
  readonly kind: 'viewed' | 'downloaded';
  readonly section: string;
  readonly accountId?: string;
  readonly info?: string;
}

/** Keeps it for portal analytics, beside the answer: nobody waits for it, and its failure is logged. */
export function recordActivity({ db, actor, portal, log }: Visit, { kind, section, accountId, info }: Deed): void {
  if (!('userId' in actor)) return;
  const activity = {
    kind,
    section,
    userId: actor.userId,
    isInvestor: actor.kind === 'investor',
    portalId: portal?.id ?? null,
    accountId: accountId ?? null,
    info: info ?? null,
  };
  db.write((tx) => (kind === 'viewed' ? tx.activities.insertUnlessRecent(activity) : tx.activities.insert(activity))).catch(
    (error: unknown) => log.error({ err: error }, 'an activity could not be recorded'),
  );
}
