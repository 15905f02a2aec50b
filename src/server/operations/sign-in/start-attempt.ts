import { randomUUIDv7 } from 'node:crypto';
import { guest } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { maxWaitingSignIns } from '#domain/sign-in/message-limits.ts';
import { attemptMinutes } from '#domain/sign-in/pin-state.ts';
import { needsPin } from '#domain/sign-in/second-factor.ts';
import { newPin, pinHmac } from '../../auth/pin.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import type { Identity } from '#domain/sign-in/identity-provider.ts';
import type { Counted } from '../../db/queries/portals/outgoing-messages.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Transaction } from '../../db/queries.ts';
import { ownFactors } from '../second-factor/own-factors.ts';
import { allowPin, pinLock, sendPin } from '../second-factor/pin-message.ts';
import { presentSecondStep } from '../second-factor/second-step.ts';
import type { AttemptBegun, SignInServices } from './sign-in-services.ts';

/** Someone who proved the first factor; `isFirst` when the account was made by that. */
interface Proven {
  readonly user: User;
  readonly isFirst: boolean;
  /** The device cookie of the browser that did. */
  readonly deviceToken: string | null;
  /** The account elsewhere that proved it. */
  readonly identity?: Identity | null;
}

/**
 * Asks someone who proved the first factor for the second: the app or the passkey that was set up, else a PIN that is sent. Every way in ends here.
 * Where a PIN was sent to the account within the last 30 seconds the sign-in begins without one, and waits until one is asked for.
 *
 * @throws AppError `too-many-attempts` when the account's second factors are locked or it was sent too many PINs, `messages-paused`.
 */
export async function startAttempt(
  tx: Transaction,
  services: SignInServices,
  { user, isFirst, deviceToken, identity = null }: Proven,
): Promise<AttemptBegun> {
  // Anyone who changes factors waits for this lock or has had it: no PIN is sent to whom it is no longer asked of.
  const minutes = await pinLock(tx, user.id);
  if (minutes !== null) throw new AppError('too-many-attempts', { minutes });
  const { counted, awaitsPin } = await firstPin(tx, services, { user, deviceToken });

  const attemptToken = newToken();
  const pin = counted && newPin();
  const id = randomUUIDv7().replaceAll('-', '');
  const attempt = await tx.signInAttempts.insert({
    id,
    tokenHash: tokenHash(attemptToken),
    userId: user.id,
    pin: pin === null ? null : { hmac: pinHmac(services.secret, id, pin), minutes: services.pinMinutes },
    awaitsPin,
    attemptMinutes: attemptMinutes(services.pinMinutes),
    isFirst,
    identity,
  });
  const through = identity ? { after: { provider: identity.provider } } : {};
  tx.audit.add({ action: 'sign-in-begun', by: guest, target: { kind: 'person', id: user.id }, ...through });
  if (counted && pin) await sendPin(tx, services, { user, pin, attempt, counted });
  return { attemptToken, ...(await presentSecondStep(tx, services, { attempt, user })) };
}

interface FirstPin {
  /** The user for whom the PIN counts; null if none is sent. */
  readonly counted: Counted | null;
  readonly awaitsPin: boolean;
}

async function firstPin(tx: Transaction, services: SignInServices, asked: Pick<Proven, 'user' | 'deviceToken'>): Promise<FirstPin> {
  const { id } = asked.user;
  if (!needsPin(await ownFactors(tx, id))) return { counted: null, awaitsPin: false };
  const allowance = await allowPin(tx, services, asked);
  if ('counted' in allowance) return { counted: allowance.counted, awaitsPin: false };
  if ((await tx.signInAttempts.waiting(id)) >= maxWaitingSignIns) throw new AppError('too-many-attempts', { minutes: 1 });
  return { counted: null, awaitsPin: true };
}
