import { type Actor, isAdministrator, isOnBehalf, seesAsClient } from '#domain/actor.ts';
import type { ThreadSide } from '#domain/thread/thread.ts';
import type { Queries } from '../../db/queries.ts';

/** The threads that a user sees, and the side from which they see them. */
export interface ThreadScope {
  /** Null for all of the portal: there row-level security alone says which. */
  readonly accountIds: readonly string[] | null;
  /** On behalf of a client, the client. */
  readonly reader: string;
  readonly side: ThreadSide;
}

export async function scopeOf(actor: Actor, { threads }: Pick<Queries, 'threads'>, portalId: string): Promise<ThreadScope> {
  if (!('userId' in actor)) throw new Error('Threads are read by people.');
  return {
    accountIds: isAdministrator(actor) ? null : await threads.accountIds(portalId),
    reader: isOnBehalf(actor) ? (actor.onBehalfOf ?? '') : actor.userId,
    side: seesAsClient(actor) ? 'client' : 'firm',
  };
}
