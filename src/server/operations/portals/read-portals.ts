import type { Visit } from '../../visit.ts';

/** The portals that a person may choose from, by name. */
export async function readPortals({ db }: Pick<Visit, 'db'>): Promise<{ readonly id: string; readonly name: string }[]> {
  const portals = await db.read((snapshot) => snapshot.portals.visible());
  return portals.map(({ id, name }) => ({ id, name }));
}
