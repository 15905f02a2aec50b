import { guest, system } from '#domain/actor.ts';
import { tokenHash } from '../../auth/token.ts';
import type { Database } from '../../db/database.ts';

/** Gives a sign-in up between password and PIN; its PIN is dead. What was counted stays counted. */
export async function cancelSignIn(db: Database, attemptToken: string): Promise<void> {
  await db.as(system('sign-in')).write(async (tx) => {
    const ended = await tx.signInAttempts.delete(tokenHash(attemptToken));
    if (ended) tx.audit.add({ action: 'sign-in-cancelled', by: guest, target: { kind: 'person', id: ended.userId } });
  });
}
