import { minutesLocked } from '#domain/sign-in/failure-count.ts';
import { nextPinAt } from '#domain/sign-in/message-limits.ts';
import { isPhoneOf } from '#domain/sign-in/phone-number.ts';
import { type PinTarget, pinTargetHint, pinTargetOf } from '#domain/sign-in/pin-target.ts';
import { tokenHash } from '../../auth/token.ts';
import type { SignInAttempt } from '../../db/queries/sign-in/sign-in-attempts.ts';
import type { Counted } from '../../db/queries/portals/outgoing-messages.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Queries, Transaction } from '../../db/queries.ts';
import { type Allowance, allowMessage } from '../messages/allow-message.ts';
import { postMessage } from '../messages/post-message.ts';
import { isoMoment } from '../sign-in/iso-moment.ts';
import type { PinSent, SignInServices } from '../sign-in/sign-in-services.ts';

/** Returns the channel and address for this user's PINs on this installation. */
export function targetFor(services: SignInServices, user: User): PinTarget {
  return pinTargetOf(user, user.phone !== null && canText(services, user.phone));
}

/** Returns true if text messages can reach this number: a gateway is configured, and the firm sends to its country. */
export function canText({ gateways, phoneCodes }: Pick<SignInServices, 'gateways' | 'phoneCodes'>, phone: string): boolean {
  return gateways.sms !== undefined && isPhoneOf(phoneCodes, phone);
}

/** Checks that the user may be sent a PIN for a sign-in now. @throws AppError as `allowMessage` does */
export async function allowPin(tx: Transaction, services: SignInServices, { user, deviceToken }: PinAsked): Promise<Allowance> {
  const isKnown = await tx.knownDevices.belongsTo(tokenHash(deviceToken ?? ''), user.id);
  return allowMessage(tx, services, { userId: user.id, channel: targetFor(services, user).channel, isPin: true, isOfNewDevice: !isKnown });
}

interface PinAsked {
  readonly user: User;
  /** The device cookie of the requesting browser. */
  readonly deviceToken: string | null;
}

/** Writes the message with the PIN, within the transaction that wrote the PIN. `attempt` is the sign-in as it is since then. */
export async function sendPin(tx: Queries, services: SignInServices, { user, pin, attempt, counted }: SentFor): Promise<void> {
  const { channel, recipient } = targetFor(services, user);
  const { mail, pinBySms } = services.writer;
  const minutes = services.pinMinutes;
  const words = channel === 'email' ? mail(user.language, { kind: 'pin', pin, minutes }) : pinBySms(user.language, pin, minutes);
  await postMessage(tx, services.gateways, {
    kind: 'pin',
    channel,
    recipient,
    ...words,
    ...counted,
    validMinutes: services.pinMinutes,
    idempotencyKey: `pin:${attempt.id}:${attempt.pinSentAt}`,
  });
}

interface SentFor {
  readonly user: User;
  readonly pin: string;
  readonly attempt: SignInAttempt;
  readonly counted: Counted;
}

/** Returns what the screen may show about a PIN that is on its way or yet to be requested; null for an attempt without one. */
export async function presentPin(tx: Queries, services: SignInServices, { attempt, user }: Presented): Promise<PinSent | null> {
  const { pinExpiresAt, awaitsPin } = attempt;
  if (pinExpiresAt === null && !awaitsPin) return null;
  const target = targetFor(services, user);
  const { sent, now } = await tx.messageCounts.ofLastDay(user.id);
  return {
    pinTarget: { channel: target.channel, hint: pinTargetHint(target) },
    pinExpiresAt: pinExpiresAt && isoMoment(pinExpiresAt),
    resendAt: new Date(Math.max(now, nextPinAt(sent))).toISOString(),
  };
}

interface Presented {
  readonly attempt: SignInAttempt;
  readonly user: User;
}

/** Minutes until this account may try a PIN again, or null. The account's PIN count stays locked until the transaction ends. */
export async function pinLock(tx: Queries, userId: string): Promise<number | null> {
  const { count, now } = await tx.authCounters.lock({ kind: 'pin', subject: userId });
  return minutesLocked(count, now);
}
