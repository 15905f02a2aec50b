import type { Actor } from '../actor.ts';
import type { Policy } from '../policy.ts';

interface OwnedSession {
  readonly userId: string;
}

/** A session is its person's own business; an administrator may end those of everyone. */
export const sessionPolicy: Policy<OwnedSession, 'read' | 'end'> = {
  read: (actor, session) => isOwn(actor, session) || actor.kind === 'admin',
  end: (actor, session) => isOwn(actor, session) || actor.kind === 'admin',
};

function isOwn(actor: Actor, { userId }: OwnedSession): boolean {
  return 'userId' in actor && actor.userId === userId;
}
