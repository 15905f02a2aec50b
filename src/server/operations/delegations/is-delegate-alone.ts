import type { Actor } from '#domain/actor.ts';
import { isOnBehalf } from '#domain/actor.ts';
import type { Visit } from '../../visit.ts';

/** Whether someone sees what clients let them into and is the client of no account themselves. */
export async function isDelegateAlone({ actor, db }: { readonly actor: Actor; readonly db: Visit['db'] }): Promise<boolean> {
  if (actor.kind !== 'investor' || isOnBehalf(actor)) return false;
  return db.read(async ({ delegations }) => (await delegations.areOpenToActor()) && (await delegations.ownAccountIds()).length === 0);
}
