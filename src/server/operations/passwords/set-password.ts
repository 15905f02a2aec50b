import { system } from '#domain/actor.ts';
import { hashPassword } from '../../auth/password.ts';
import { tokenHash } from '../../auth/token.ts';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';

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
    await replacePassword(tx, userIds, { passwordHash });
    for (const id of userIds) tx.audit.add({ action: 'password-set', target: { kind: 'person', id } });
  });
}

/**
 * Puts a new password in the place of the old one, and ends whatever began with that, links that were asked for among it. No device is
 * known any more but the one that asks.
 */
export async function replacePassword(
  tx: Queries,
  userIds: readonly string[],
  { passwordHash, deviceToken = null }: { readonly passwordHash: string; readonly deviceToken?: string | null | undefined },
): Promise<void> {
  await tx.credentials.set(userIds, passwordHash);
  // Attempts first: one that becomes a session at this moment is waited for, and its session ends below.
  await tx.signInAttempts.deleteOf(userIds);
  await tx.sessions.deleteOf(userIds);
  await tx.oneTimeTokens.deleteBegun(userIds);
  await tx.knownDevices.forgetOthers(userIds, deviceToken === null ? null : tokenHash(deviceToken));
}
