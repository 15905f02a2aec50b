import { AppError } from '#domain/errors.ts';
import type { Identity } from '#domain/sign-in/identity-provider.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Transaction } from '../../db/queries.ts';
import { linkIdentity } from '../identities/link-identity.ts';
import { openSession } from '../sessions/open-session.ts';
import type { AttemptBegun, Caller, OpenedSession, SignInServices } from './sign-in-services.ts';
import { startAttempt } from './start-attempt.ts';

/** Someone who signs in, and what shows who they are: an account elsewhere, or null for their password. */
interface Passed {
  readonly user: User;
  readonly caller: Caller;
  readonly identity: Identity | null;
}

/** A second step, or the session where an administrator switched two-factor off. An account elsewhere is linked behind a second step alone. */
export type FirstFactorPassed = AttemptBegun | { readonly kind: 'signed-in'; readonly session: OpenedSession };

/** @throws AppError as `startAttempt` does, and `attempt-expired` for an account elsewhere that signs in no more */
export async function passFirstFactor(
  tx: Transaction,
  services: SignInServices,
  { user, caller, identity }: Passed,
): Promise<FirstFactorPassed> {
  const isLinked = identity === null || (await tx.linkedIdentities.find(identity))?.userId === user.id;
  const isEnough = isLinked && user.isTwoFactorDisabled && (await tx.credentials.goesWithoutSecondStep(user.id));
  if (!isEnough) return startAttempt(tx, services, { user, isFirst: false, deviceToken: caller.deviceToken, identity });
  if (!(await linkIdentity(tx, services, { user, identity }))) throw new AppError('attempt-expired');
  const session = await openSession(tx, { user, caller, secondFactor: 'disabled', idleMinutes: services.idleMinutes, isFirst: false });
  return { kind: 'signed-in', session };
}
