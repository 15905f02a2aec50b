import { system } from '#domain/actor.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { isRightPin, pinHmac } from '../../auth/pin.ts';
import { tokenHash } from '../../auth/token.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { countInAdvance, countSuccess } from '../passwords/password-buckets.ts';
import { pendingPhone, phoneBucket, phoneContext } from './begin-phone-change.ts';
import { requireRecentSignIn, requireLiveSession } from '../people/require-recent-sign-in.ts';
import { notifyPinsMoved } from './notify-pins-moved.ts';

/**
 * The PIN that was sent to a new number has come back: from now on the number counts. Other devices are signed out, the owner is notified by email and
 * at the former number.
 *
 * @throws AppError `sign-in-needed`, `recent-sign-in-needed`, `wrong-pin`, `pin-expired` or `too-many-attempts`
 */
export async function confirmPhone(context: Pick<RequestContext, 'actor' | 'signedIn' | 'auth'>, pin: string): Promise<void> {
  const { id } = requireRecentSignIn(context);
  const { database, services, sessionToken } = context.auth;
  if (sessionToken === null) throw new AppError('sign-in-needed');
  const profile = database.as(system('profile'));
  // Counted before it is looked at: as many parallel guesses are as many failures.
  await profile.writeUnaudited('sign-in-counts', (tx) => countInAdvance(tx, [phoneBucket(id)]));
  const refusal = await profile.write(async (tx): Promise<ErrorCode | null> => {
    const user = await tx.users.find(id);
    if (!user) throw new AppError('sign-in-needed');
    const target = { kind: 'person', id } as const;
    const phone = await confirmed(tx, { user, secret: services.secret, pin });
    if ('refusal' in phone) {
      tx.audit.add({ action: 'profile-changed', outcome: 'refused', by: context.actor, target, after: { why: phone.refusal } });
      return phone.refusal;
    }
    await countSuccess(tx, [phoneBucket(id)]);
    await tx.users.setPhone(id, phone.number);
    await tx.signInAttempts.deleteOf([id]);
    await requireLiveSession(tx, sessionToken);
    await tx.sessions.deleteOthers(id, tokenHash(sessionToken));
    await tx.oneTimeTokens.deleteBegun([id]);
    tx.audit.add({ action: 'profile-changed', by: context.actor, target, before: { phone: user.phone }, after: { phone: phone.number } });
    await notifyPinsMoved(tx, services, user);
    return null;
  });
  if (refusal) throw new AppError(refusal);
  await services.wakeSender();
}

interface GivenPin {
  readonly user: User;
  readonly secret: string;
  readonly pin: string;
}

async function confirmed(
  tx: Transaction,
  { user: { id }, secret, pin }: GivenPin,
): Promise<{ readonly number: string } | { readonly refusal: 'wrong-pin' | 'pin-expired' }> {
  const waiting = await pendingPhone(tx, id);
  if (!waiting) return { refusal: 'pin-expired' };
  const isRight = isRightPin(Buffer.from(waiting.hmac, 'hex'), pinHmac(secret, phoneContext(id, waiting.phone), pin));
  if (!isRight) return { refusal: 'wrong-pin' };
  const isUsedUp = await tx.oneTimeTokens.deleteOf([id], 'phone');
  return isUsedUp > 0 ? { number: waiting.phone } : { refusal: 'pin-expired' };
}
