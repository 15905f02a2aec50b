import { AppError } from '#domain/errors.ts';
import { countFailure, minutesLocked, pinSendLimits } from '#domain/sign-in/failure-count.ts';
import { resendMoment } from '#domain/sign-in/pin-state.ts';
import { type PinTarget, pinTargetHint, pinTargetOf } from '#domain/sign-in/pin-target.ts';
import type { SignInAttempt } from '../../db/queries/sign-in-attempts.ts';
import type { User } from '../../db/queries/users.ts';
import type { Queries } from '../../db/queries.ts';
import type { Delivery } from '../../mail/message-port.ts';
import { isoMoment } from './iso-moment.ts';
import type { PinSent, SignInDesk } from './sign-in-desk.ts';

/** Where this person's PINs go on this installation. */
export function targetFor(desk: SignInDesk, user: User): PinTarget {
  return pinTargetOf(user, desk.messages.sms !== undefined);
}

/** Hands the PIN to the way out of its channel, within the transaction that wrote it. */
export async function sendPin(tx: Queries, desk: SignInDesk, user: User, pin: string): Promise<Delivery> {
  const { channel, recipient } = targetFor(desk, user);
  const port = desk.messages[channel];
  if (!port) throw new Error(`This installation has no way out for messages by ${channel}.`);
  const { pinSubject, pinMessage } = desk.texts(user.language);
  const body = pinMessage(pin, desk.pinMinutes);
  return port.send(tx, { channel, recipient, subject: channel === 'email' ? pinSubject : null, body });
}

/** What the screen may know about a PIN that is on its way. */
export function presentPinSent(target: PinTarget, attempt: SignInAttempt): PinSent {
  return {
    pinTarget: { channel: target.channel, hint: pinTargetHint(target) },
    pinExpiresAt: isoMoment(attempt.pinExpiresAt),
    resendAt: new Date(resendMoment({ pinSentAt: Date.parse(attempt.pinSentAt) })).toISOString(),
  };
}

/** Minutes until this account may try a PIN again, or null. The account's PIN count stays locked until the transaction ends. */
export async function pinLock(tx: Queries, userId: string): Promise<number | null> {
  const { count, now } = await tx.authCounters.lock({ kind: 'pin', subject: userId });
  return minutesLocked(count, now);
}

/**
 * Counts a PIN that is sent; the right answer ends the row.
 *
 * @throws AppError `too-many-attempts` when too many were sent for nothing.
 */
export async function countPinSent(tx: Queries, userId: string): Promise<void> {
  const key = { kind: 'pin-sent', subject: userId } as const;
  const { count, now } = await tx.authCounters.lock(key);
  const minutes = minutesLocked(count, now);
  if (minutes !== null) throw new AppError('too-many-attempts', { minutes });
  await tx.authCounters.save(key, countFailure(count, pinSendLimits, now));
}
