import type { Actor } from '#domain/actor.ts';
import type { Queries } from '../../../db/queries.ts';

/** A person as what they are now, for work that goes on when their request has ended; `null` when they may not enter any more. */
export async function actingPerson(tx: Pick<Queries, 'users'>, userId: string): Promise<Actor | null> {
  const user = await tx.users.find(userId);
  return user === null || user.isDisabled ? null : { kind: user.role, userId: user.id };
}
