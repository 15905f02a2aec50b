import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { personPolicy } from '#domain/person/person-policy.ts';
import { authorize } from '#domain/policy.ts';
import { isPhoneOf, phoneNumber } from '#domain/sign-in/phone-number.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { RequestContext } from '../../request-context.ts';
import { sendPhonePin } from '../contact/begin-phone-change.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';
import { requireRecentSignIn, requireLiveSession } from './require-recent-sign-in.ts';
import { notifyPinsMoved } from '../contact/notify-pins-moved.ts';

/** The fields of their own profile that users may change; an empty string clears one. */
export interface ProfileChange {
  readonly name: string;
  readonly title: string;
  readonly phone: string;
  readonly pinTarget: 'sms' | 'email';
}

/**
 * Changes what someone says of themselves. Where PINs go, the number and the way, is changed by anyone who has signed in lately alone, and the owner is
 * told. A new number counts once the PIN that is sent to it has come back; where no text messages are sent, it is only written down.
 *
 * @throws AppError `sign-in-needed`, `name-required`, `phone-required`, `phone-invalid`, `phone-country`, `recent-sign-in-needed`, and as `allowMessage` does
 */
export async function editProfile(
  { actor, signedIn, auth }: Pick<RequestContext, 'actor' | 'signedIn' | 'auth'>,
  change: ProfileChange,
): Promise<{ readonly isPinSent: boolean }> {
  if (!signedIn) throw new AppError('sign-in-needed');
  authorize({ policy: personPolicy, action: 'edit', notFound: 'sign-in-needed' }, actor, signedIn.user);
  if (change.name === '') throw new AppError('name-required');
  if (change.phone === '') throw new AppError('phone-required');
  // No one writes a person's row for themselves; of these fields the system does it for them.
  const { database, services } = auth;
  const saved = await database.as(system('profile')).write(async (tx) => {
    const user = await tx.users.find(signedIn.user.id);
    if (!user) throw new AppError('sign-in-needed');
    const move = moveOfPins(user, change, services);
    if (move.isAny) requireRecentSignIn({ actor, signedIn });
    const { name, title, phone, pinTarget } = user;
    const after = { ...change, title: change.title || null, phone: move.phone };
    await tx.users.setDetails(user.id, after);
    const target = { kind: 'person', id: user.id } as const;
    tx.audit.add({ action: 'profile-changed', by: signedIn.actor, target, before: { name, title, phone, pinTarget }, after });
    if (move.isAny) await requireLiveSession(tx, auth.sessionToken);
    if (move.toConfirm !== null) await sendPhonePin(tx, services, { user, phone: move.toConfirm });
    if (move.isDone) await notifyPinsMoved(tx, services, user);
    return { isPinSent: move.toConfirm !== null };
  });
  await services.wakeSender();
  return saved;
}

interface MoveOfPins {
  readonly isAny: boolean;
  /** True if they move at once. */
  readonly isDone: boolean;
  /** The number to store for now. */
  readonly phone: string | null;
  /** The number that gets a PIN first. */
  readonly toConfirm: string | null;
}

function moveOfPins(user: User, change: ProfileChange, { gateways, phoneCodes }: SignInServices): MoveOfPins {
  const newNumber = newNumberIn(user, change, phoneCodes);
  const movesTarget = user.pinTarget !== change.pinTarget;
  const stays = { isAny: movesTarget, isDone: movesTarget, phone: user.phone, toConfirm: null };
  if (newNumber === null) return stays;
  return gateways.sms ? { ...stays, isAny: true, toConfirm: newNumber } : { ...stays, isAny: true, isDone: true, phone: newNumber };
}

/** Returns the new phone number, or null if it is the stored one, even in another notation. */
function newNumberIn({ phone }: User, change: ProfileChange, codes: readonly string[]): string | null {
  if (change.phone === phone) return null;
  const number = phoneNumber(change.phone);
  if (number === null) throw new AppError('phone-invalid');
  if (number === phoneNumber(phone ?? '')) return null;
  if (!isPhoneOf(codes, number)) throw new AppError('phone-country');
  return number;
}
