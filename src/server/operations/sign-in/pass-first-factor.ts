import { AppError } from '#domain/errors.ts';
import type { Identity } from '#domain/sign-in/identity-provider.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Transaction } from '../../db/queries.ts';
import { linkIdentity } from '../identities/link-identity.ts';
import { openSession } from '../sessions/open-session.ts';
import type { AttemptBegun, Caller, OpenedSession, SignInDesk } from './sign-in-desk.ts';
import { startAttempt } from './start-attempt.ts';

/** Somebody who signs in, and what shows who he is: an account elsewhere, or null for his password. */
interface Passed {
  readonly user: User;
  readonly caller: Caller;
  readonly identity: Identity | null;
}

/** A second step, or the session where an administrator switched two-factor off. An account elsewhere is linked behind a second step alone. */
export type FirstFactorPassed = AttemptBegun | { readonly kind: 'signed-in'; readonly session: OpenedSession };

/** @throws AppError as `startAttempt` does, and `attempt-expired` for an account elsewhere that signs in no more */
export async function passFirstFactor(tx: Transaction, desk: SignInDesk, { user, caller, identity }: Passed): Promise<FirstFactorPassed> {
  const isLinked = identity === null || (await tx.linkedIdentities.find(identity))?.userId === user.id;
  const isEnough = isLinked && user.isTwoFactorDisabled && (await tx.credentials.goesWithoutSecondStep(user.id));
  if (!isEnough) return startAttempt(tx, desk, { user, isFirst: false, deviceToken: caller.deviceToken, identity });
  if (!(await linkIdentity(tx, desk, { user, identity }))) throw new AppError('attempt-expired');
  const session = await openSession(tx, { user, caller, secondFactor: 'disabled', idleMinutes: desk.idleMinutes, isFirst: false });
  return { kind: 'signed-in', session };
}
