import { abilities } from '#domain/policy.ts';
import { portalCreationPolicy } from '#domain/portal/portal-policy.ts';
import type { RequestContext } from '../../request-context.ts';

/** Returns true if the actor may create another portal and the limit is not reached. */
export async function canCreatePortal({ db, actor }: Pick<RequestContext, 'db' | 'actor'>): Promise<boolean> {
  if (!abilities(portalCreationPolicy, actor, {}).create) return false;
  return db.read((snapshot) => snapshot.portals.mayBeMore());
}
