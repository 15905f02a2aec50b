import { randomUUIDv7 } from 'node:crypto';
import { guest } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { attemptMinutes } from '#domain/sign-in/pin-state.ts';
import { newPin, pinHmac } from '../../auth/pin.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import type { User } from '../../db/queries/users.ts';
import type { Transaction } from '../../db/queries.ts';
import { countPinSent, pinLock, presentPinSent, sendPin, targetFor } from './pin-message.ts';
import type { SignInBegun, SignInDesk } from './sign-in-desk.ts';

/** Somebody who proved the first factor; `isFirst` when the account was made by that. */
interface Proven {
  readonly user: User;
  readonly isFirst: boolean;
}

/**
 * Sends a PIN to somebody who proved the first factor. Every way in ends here.
 *
 * @throws AppError `too-many-attempts` when the account's PINs are locked.
 */
export async function startAttempt(
  tx: Transaction,
  desk: SignInDesk,
  { user, isFirst }: Proven,
): Promise<Extract<SignInBegun, { kind: 'pin-needed' }>> {
  const minutes = await pinLock(tx, user.id);
  if (minutes !== null) throw new AppError('too-many-attempts', { minutes });
  await countPinSent(tx, user.id);

  const attemptToken = newToken();
  const pin = newPin();
  const id = randomUUIDv7().replaceAll('-', '');
  const attempt = await tx.signInAttempts.insert({
    id,
    tokenHash: tokenHash(attemptToken),
    userId: user.id,
    pinHmac: pinHmac(desk.secret, id, pin),
    pinMinutes: desk.pinMinutes,
    attemptMinutes: attemptMinutes(desk.pinMinutes),
    isFirst,
  });
  tx.audit.add({ action: 'sign-in-begun', by: guest, target: { kind: 'person', id: user.id } });
  await sendPin(tx, desk, { user, pin, attempt });
  return { kind: 'pin-needed', attemptToken, ...presentPinSent(targetFor(desk, user), attempt) };
}
