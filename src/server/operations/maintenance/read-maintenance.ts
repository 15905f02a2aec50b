import type { MaintenanceState } from '#contracts/admin/maintenance.ts';
import { maintenancePolicy } from '#domain/maintenance/maintenance.ts';
import { authorize } from '#domain/policy.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';

/** @throws AccessRefused `page-not-found` for whom it is not meant. */
export async function readMaintenance({
  actor,
  db,
  variant,
  today,
}: Pick<RequestContext, 'actor' | 'db' | 'variant' | 'today'>): Promise<MaintenanceState> {
  authorize({ policy: maintenancePolicy, action: 'read', notFound: 'page-not-found' }, actor, {});
  const onTheClock = (moment: string) => localMoment(moment, variant.timeZone);
  const [current, waiting] = await db.read(({ maintenance, ledgerMarks }) =>
    Promise.all([maintenance.current(), ledgerMarks.countStale(today)]),
  );
  const maintenance = current && {
    since: onTheClock(current.since),
    until: current.until && onTheClock(current.until),
    words: current.words,
    by: current.by,
  };
  return { maintenance, waiting, now: onTheClock(new Date().toISOString()) };
}
