import { guest, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { newPin, pinHmac } from '../../auth/pin.ts';
import { tokenHash } from '../../auth/token.ts';
import type { Transaction } from '../../db/queries.ts';
import { allowPin, pinLock, sendPin } from './pin-message.ts';
import type { Caller, SignInServices } from '../sign-in/sign-in-services.ts';

/**
 * Sends a new PIN for the same sign-in, at the earliest 30 seconds after the last of the account. The old PIN is dead; every count is kept.
 *
 * @throws AppError `attempt-expired`, `form-not-understood` where no PIN is asked for, `pin-too-soon`, `messages-paused` or `too-many-attempts`.
 */
export async function resendPin(
  services: SignInServices,
  { deviceToken }: Pick<Caller, 'deviceToken'>,
  attemptToken: string,
): Promise<void> {
  await services.db.as(system('sign-in')).write((tx) => replacePin(tx, services, { attemptToken, deviceToken }));
  await services.wakeSender();
}

interface Asking {
  readonly attemptToken: string;
  readonly deviceToken: string | null;
}

async function replacePin(tx: Transaction, services: SignInServices, { attemptToken, deviceToken }: Asking): Promise<void> {
  const found = await tx.signInAttempts.find(tokenHash(attemptToken));
  if (!found?.isOpen || found.user.isDisabled) throw new AppError('attempt-expired');
  const { user } = found;
  // No one gets a PIN in the place of an app or a passkey by asking for it.
  if (found.attempt.pinSentAt === null && !found.attempt.awaitsPin) throw new AppError('form-not-understood');
  const minutes = await pinLock(tx, user.id);
  if (minutes !== null) throw new AppError('too-many-attempts', { minutes });
  const allowance = await allowPin(tx, services, { user, deviceToken });
  if ('waitSeconds' in allowance) throw new AppError('pin-too-soon', { seconds: allowance.waitSeconds });

  const pin = newPin();
  const attempt = await tx.signInAttempts.replacePin(
    found.attempt.id,
    pinHmac(services.secret, found.attempt.id, pin),
    services.pinMinutes,
  );
  if (!attempt) throw new AppError('attempt-expired');
  tx.audit.add({ action: 'pin-resent', by: guest, target: { kind: 'person', id: user.id } });
  await sendPin(tx, services, { user, pin, attempt, counted: allowance.counted });
}
