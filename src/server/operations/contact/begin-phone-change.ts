import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { mailLimits, phoneLimits } from '#domain/sign-in/failure-count.ts';
import { linkMinutes } from '#domain/sign-in/link-minutes.ts';
import { newPin, pinHmac } from '../../auth/pin.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Queries, Transaction } from '../../db/queries.ts';
import { allowMessage } from '../messages/allow-message.ts';
import { postMessage } from '../messages/post-message.ts';
import { countInAdvance, type PasswordBucket } from '../passwords/password-buckets.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';

/** A number that waits for the PIN that was sent to it. */
const PhoneChange = z.object({ phone: z.string(), hmac: z.string() });

/** Wrong PINs for a new number. */
export const phoneBucket = (userId: string): PasswordBucket => ({ key: { kind: 'phone', subject: userId }, limits: phoneLimits });

/**
 * Sends a PIN to a new number, which counts once the PIN has come back. Text messages cost money and ring at strangers: as many a day as mails.
 *
 * @throws AppError `pin-too-soon`, `messages-paused` or `too-many-attempts`
 */
export async function sendPhonePin(
  tx: Transaction,
  services: SignInServices,
  { user, phone }: { user: User; phone: string },
): Promise<void> {
  await countInAdvance(tx, [{ key: { kind: 'phone-sent', subject: user.id }, limits: mailLimits }]);
  const allowance = await allowMessage(tx, services, { userId: user.id, channel: 'sms', isPin: true, isOfNewDevice: false });
  if ('waitSeconds' in allowance) throw new AppError('pin-too-soon', { seconds: allowance.waitSeconds });
  const pin = newPin();
  const hash = tokenHash(newToken());
  const validMinutes = linkMinutes.phone;
  const payload = { phone, hmac: pinHmac(services.secret, phoneContext(user.id, phone), pin).toString('hex') };
  await tx.oneTimeTokens.deleteOf([user.id], 'phone');
  await tx.oneTimeTokens.insert({ kind: 'phone', tokenHash: hash, userId: user.id, payload, validMinutes });
  await postMessage(tx, services.gateways, {
    kind: 'pin',
    channel: 'sms',
    recipient: phone,
    ...allowance.counted,
    ...services.writer.pinBySms(user.language, pin, validMinutes),
    validMinutes,
    idempotencyKey: `phone:${hash.toString('hex')}`,
  });
}

/** Returns the context to which a number's PIN is bound. */
export const phoneContext = (userId: string, phone: string) => `phone:${userId}:${phone}`;

/** The number that waits to be confirmed, and what its PIN is compared with; null for none. */
export async function pendingPhone(tx: Queries, userId: string): Promise<z.infer<typeof PhoneChange> | null> {
  const waiting = await tx.oneTimeTokens.newestOf(userId, 'phone');
  return waiting && PhoneChange.parse(waiting.payload);
}
