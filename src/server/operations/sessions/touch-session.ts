import { system } from '#domain/actor.ts';
import { tokenHash } from '../../auth/token.ts';
import { findSignedIn, type SignedIn } from './read-session.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';

/**
 * A person did something: the idle deadline moves, at most once a minute and never past the absolute one. For the browser's explicit
 * call only. Null when the session is no longer alive.
 */
export async function touchSession(
  { db, idleMinutes }: Pick<SignInServices, 'db' | 'idleMinutes'>,
  sessionToken: string,
): Promise<SignedIn | null> {
  const hash = tokenHash(sessionToken);
  return db.as(system('session')).writeUnaudited('session-clock', async (tx) => {
    await tx.sessions.touch(hash, idleMinutes);
    return findSignedIn(tx, hash);
  });
}
