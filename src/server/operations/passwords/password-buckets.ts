import { AppError } from '#domain/errors.ts';
import {
  countFailure,
  endRow,
  type FailureLimits,
  minutesLocked,
  networkLimits,
  passwordLimits,
  takeBack,
} from '#domain/sign-in/failure-count.ts';
import { getNetwork } from '../../auth/network.ts';
import { tokenHash } from '../../auth/token.ts';
import type { CounterKey } from '../../db/queries/sign-in/auth-counters.ts';
import type { Queries } from '../../db/queries.ts';
import type { Caller } from '../sign-in/sign-in-services.ts';

/** A count of wrong passwords that a sign-in has to pass. */
export interface PasswordBucket {
  readonly key: CounterKey;
  readonly limits: FailureLimits;
}

/**
 * A device that signed in before counts for itself, so that no one can lock its owner out. All others count together, per address typed in
 * (whether or not it is anyone's, so that a lock tells nothing) and per network.
 */
export function passwordBuckets(caller: Caller, email: string, isKnownDevice: boolean): readonly PasswordBucket[] {
  if (isKnownDevice && caller.deviceToken) {
    return [{ key: { kind: 'password-device', subject: digest(caller.deviceToken) }, limits: passwordLimits }];
  }
  return [
    { key: { kind: 'network', subject: getNetwork(caller.networkAddress) }, limits: networkLimits },
    { key: { kind: 'password', subject: digest(email) }, limits: passwordLimits },
  ];
}

/**
 * Counts a failure in each bucket before the password is looked at: as many parallel guesses are as many failures.
 *
 * @throws AppError `too-many-attempts` when one of them is locked.
 */
export async function countInAdvance(tx: Queries, buckets: readonly PasswordBucket[]): Promise<void> {
  for (const { key, limits } of buckets) {
    const { count, now } = await tx.authCounters.lock(key);
    const minutes = minutesLocked(count, now);
    if (minutes !== null) throw new AppError('too-many-attempts', { minutes });
    await tx.authCounters.save(key, countFailure(count, limits, now));
  }
}

/** The password was right: what was counted in advance was no failure, and the account's row of failures is over. */
export async function countSuccess(tx: Queries, buckets: readonly PasswordBucket[]): Promise<void> {
  for (const { key, limits } of buckets) {
    const { count } = await tx.authCounters.lock(key);
    const taken = takeBack(count, limits);
    await tx.authCounters.save(key, key.kind === 'network' ? taken : endRow(taken));
  }
}

function digest(text: string): string {
  return tokenHash(text).toString('hex');
}
