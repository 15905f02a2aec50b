import type { OwnFactors } from '#domain/sign-in/second-factor.ts';
import type { Queries } from '../../db/queries.ts';

/** Returns the factors that the user has set up beside the PIN. */
export async function ownFactors(tx: Queries, userId: string): Promise<OwnFactors> {
  const [app, keys] = await Promise.all([tx.totp.active(userId), tx.passkeys.ofPerson(userId)]);
  return { totp: app !== null, passkey: keys.length > 0 };
}
