import type { RequestContext } from '../../request-context.ts';

/** The id of the actor's account on the portal when there is exactly one: no one is made to choose from one. */
export async function findSingleAccount({ db, portal }: Pick<RequestContext, 'db' | 'portal'>): Promise<string | null> {
  const accounts = await db.read((snapshot) => snapshot.portals.visibleAccountIds(portal?.id ?? ''));
  return accounts.length === 1 ? (accounts[0] ?? null) : null;
}
