import { system } from '#domain/actor.ts';
import type { PasskeyCreation } from '#contracts/people/passkeys.ts';
import { AppError } from '#domain/errors.ts';
import { linkMinutes } from '#domain/sign-in/link-minutes.ts';
import { passkeyCreation } from '../../auth/passkey.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import { requireRecentSignIn } from '../people/require-recent-sign-in.ts';
import type { FactorContext } from './change-factors.ts';

const maxPasskeys = 10;

/**
 * Returns the single-use request to a device to make a passkey. Nothing changes until it has responded.
 *
 * @throws AppError `sign-in-needed`, `recent-sign-in-needed` or `too-many-passkeys`
 */
export async function beginPasskey(context: FactorContext): Promise<PasskeyCreation> {
  const person = requireRecentSignIn(context);
  const { database, services } = context.auth;
  const challenge = newToken();
  const passkeys = await database.as(system('second-factor')).write(async (tx) => {
    const own = await tx.passkeys.ofPerson(person.id);
    if (own.length >= maxPasskeys) throw new AppError('too-many-passkeys');
    const validMinutes = linkMinutes.passkey;
    await tx.oneTimeTokens.insert({ kind: 'passkey', tokenHash: tokenHash(challenge), userId: person.id, payload: {}, validMinutes });
    tx.audit.add({ action: 'factor-begun', by: context.actor, target: { kind: 'person', id: person.id }, after: { factor: 'passkey' } });
    return own;
  });
  return passkeyCreation({ origin: services.origin, firm: context.variant.brand.name, person, challenge, passkeys });
}
