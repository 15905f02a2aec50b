import { system } from '#domain/actor.ts';
import { hashPassword } from '../../auth/password.ts';
import type { Database } from '../../db/database.ts';

/**
 * Gives people one password; their sessions and pending sign-ins end. It is hashed once for all of them, because argon2 takes 31 ms of a
 * core a time: for demo people who share a password anyway, call it once per role.
 */
export async function setPassword(
  db: Database,
  { userIds, password }: { readonly userIds: readonly string[]; readonly password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.as(system('set-password')).write(async (tx) => {
    await tx.credentials.set(userIds, passwordHash);
    // Attempts first: one that becomes a session at this moment is waited for, and its session ends below.
    await tx.signInAttempts.deleteOf(userIds);
    await tx.sessions.deleteOf(userIds);
  });
}
