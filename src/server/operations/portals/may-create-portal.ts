import { abilities } from '#domain/policy.ts';
import { portalCreationPolicy } from '#domain/portal/portal-policy.ts';
import type { Visit } from '../../visit.ts';

/** Whether there is a button for another portal: for whom may create one, while there may be more. */
export async function mayCreatePortal({ db, actor }: Pick<Visit, 'db' | 'actor'>): Promise<boolean> {
  if (!abilities(portalCreationPolicy, actor, {}).create) return false;
  return db.read((snapshot) => snapshot.portals.mayBeMore());
}
