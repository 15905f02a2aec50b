import type { Actor } from '#domain/actor.ts';
import { isOnBehalf } from '#domain/actor.ts';
import type { RequestContext } from '../../request-context.ts';

/** Returns true if the actor is a client's delegate and the client of no account. */
export async function isDelegateAlone({ actor, db }: { readonly actor: Actor; readonly db: RequestContext['db'] }): Promise<boolean> {
  if (actor.kind !== 'investor' || isOnBehalf(actor)) return false;
  return db.read(async ({ delegations }) => (await delegations.areOpenToActor()) && (await delegations.ownAccountIds()).length === 0);
}
