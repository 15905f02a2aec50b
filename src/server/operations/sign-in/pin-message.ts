import { AppError } from '#domain/errors.ts';
import { countFailure, minutesLocked, pinSendLimits } from '#domain/sign-in/failure-count.ts';
import { resendMoment } from '#domain/sign-in/pin-state.ts';
import { type PinTarget, pinTargetHint, pinTargetOf } from '#domain/sign-in/pin-target.ts';
import type { SignInAttempt } from '../../db/queries/sign-in-attempts.ts';
import type { User } from '../../db/queries/users.ts';
import type { Queries } from '../../db/queries.ts';
import { postMessage } from '../messages/post-message.ts';
import { isoMoment } from './iso-moment.ts';
import type { PinSent, SignInDesk } from './sign-in-desk.ts';

/** Where this person's PINs go on this installation. */
export function targetFor(desk: SignInDesk, user: User): PinTarget {
  return pinTargetOf(user, desk.ways.sms !== undefined);
}

/** Writes the message with the PIN, within the transaction that wrote the PIN. `attempt` is the sign-in as it is since then. */
export async function sendPin(tx: Queries, desk: SignInDesk, { user, pin, attempt }: SentFor): Promise<void> {
  const { channel, recipient } = targetFor(desk, user);
  const { mail, pinBySms } = desk.writer;
  const minutes = desk.pinMinutes;
  const words = channel === 'email' ? mail(user.language, { kind: 'pin', pin, minutes }) : pinBySms(user.language, pin, minutes);
  await postMessage(tx, desk.ways, {
    kind: 'pin',
    channel,
    recipient,
    ...words,
    validMinutes: desk.pinMinutes,
    idempotencyKey: `pin:${attempt.id}:${attempt.pinSentAt}`,
  });
}

interface SentFor {
  readonly user: User;
  readonly pin: string;
  readonly attempt: SignInAttempt;
}

/** What the screen may know about a PIN that is on its way; null for an attempt without one. */
export function presentPinSent(target: PinTarget, { pinSentAt, pinExpiresAt }: SignInAttempt): PinSent | null {
  if (pinSentAt === null || pinExpiresAt === null) return null;
  return {
    pinTarget: { channel: target.channel, hint: pinTargetHint(target) },
    pinExpiresAt: isoMoment(pinExpiresAt),
    resendAt: new Date(resendMoment(Date.parse(pinSentAt))).toISOString(),
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
