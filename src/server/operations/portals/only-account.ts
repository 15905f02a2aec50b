import type { Visit } from '../../visit.ts';

/** The id of the actor's account on the portal when there is exactly one: no one is made to choose from one. */
export async function onlyAccount({ db, portal }: Pick<Visit, 'db' | 'portal'>): Promise<string | null> {
  const accounts = await db.read((snapshot) => snapshot.portals.visibleAccountIds(portal?.id ?? ''));
  return accounts.length === 1 ? (accounts[0] ?? null) : null;
}
