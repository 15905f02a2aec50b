import { system } from '#domain/actor.ts';
import { tokenHash } from '../../auth/token.ts';
import type { Database } from '../../db/database.ts';

/** Gives a sign-in up between password and PIN; its PIN is dead. What was counted stays counted. */
export async function cancelSignIn(db: Database, attemptToken: string): Promise<void> {
  await db.as(system('sign-in')).write((tx) => tx.signInAttempts.delete(tokenHash(attemptToken)));
}
