import { guest, system } from '#domain/actor.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { countFailure, endRow, pinLimits } from '#domain/sign-in/failure-count.ts';
import { type PinState, pinState } from '#domain/sign-in/pin-state.ts';
import type { SecondFactor } from '#domain/sign-in/second-factor.ts';
import { tokenHash } from '../../auth/token.ts';
import type { SignInAttempt } from '../../db/queries/sign-in/sign-in-attempts.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Queries, Transaction } from '../../db/queries.ts';
import { linkIdentity } from '../identities/link-identity.ts';
import { openSession } from '../sessions/open-session.ts';
import { pinLock } from './pin-message.ts';
import type { Caller, OpenedSession, SignInServices } from '../sign-in/sign-in-services.ts';

/** The factor presented beside the password, and its check. */
export interface FactorAnswer {
  readonly attemptToken: string;
  readonly factor: SecondFactor;
  /** The error if it is wrong. */
  readonly wrong: ErrorCode;
  /** Returns true if it is right. Runs for one answer of an account at a time, with the try counted. Uses up single-use factors. */
  readonly isRight: (tx: Transaction, asked: AskedFactor) => Promise<boolean>;
}

/** The sign-in that asks. */
export interface AskedFactor {
  /** As it is since this try was counted. */
  readonly attempt: SignInAttempt;
  readonly user: User;
  /** The database's clock in milliseconds since 1970. */
  readonly now: number;
}

/** A wrong answer is an outcome, not an exception: its count has to be committed. */
type Outcome = { readonly session: OpenedSession } | { readonly refusal: AppError };

/**
 * The right answer makes the session, once. Each wrong one counts for its attempt and for the account, whatever the factor, the device and
 * the address.
 *
 * @throws AppError what the answer says of a wrong one, `pin-expired` (a new PIN helps), `attempt-expired` (only a new sign-in helps) or
 * `too-many-attempts`.
 */
export async function verifySecondFactor(services: SignInServices, caller: Caller, answer: FactorAnswer): Promise<OpenedSession> {
  const outcome = await services.db.as(system('sign-in')).write((tx) => judge(tx, { services, caller, answer }));
  await services.wakeSender();
  if ('session' in outcome) return outcome.session;
  throw outcome.refusal;
}

interface Judged {
  readonly services: SignInServices;
  readonly caller: Caller;
  readonly answer: FactorAnswer;
}

async function judge(tx: Transaction, { services, caller, answer }: Judged): Promise<Outcome> {
  const found = await tx.signInAttempts.find(tokenHash(answer.attemptToken));
  if (!found) return { refusal: new AppError('attempt-expired') };
  const { attempt, user, now } = found;
  const refuse = (code: ErrorCode, details?: { readonly minutes: number }): Outcome => {
    const target = { kind: 'person', id: user.id } as const;
    tx.audit.add({ action: 'pin-refused', outcome: 'refused', by: guest, target, after: { why: code } });
    return { refusal: new AppError(code, details) };
  };
  if (user.isDisabled) return refuse('attempt-expired');

  // From here on one answer of this account is judged after the other.
  const minutes = await pinLock(tx, user.id);
  if (minutes !== null) return refuse('too-many-attempts', { minutes });
  const tried = await tx.signInAttempts.countTry(attempt.id);
  if (!tried) return refuse(attempt.awaitsPin ? 'pin-expired' : refusalOf(attempt, now));
  if (!(await answer.isRight(tx, { attempt: tried, user, now }))) {
    await countWrongAnswer(tx, user.id);
    return refuse(answer.wrong);
  }
  await tx.signInAttempts.consume(attempt.id);
  if (!(await linkIdentity(tx, services, { user, identity: attempt.identity }))) return refuse('attempt-expired');
  await endWrongAnswers(tx, user.id);
  const { idleMinutes } = services;
  return { session: await openSession(tx, { user, caller, secondFactor: answer.factor, idleMinutes, isFirst: attempt.isFirst }) };
}

const refusals: Record<PinState, ErrorCode> = { live: 'attempt-expired', stale: 'pin-expired', over: 'attempt-expired' };

function refusalOf({ expiresAt, pinExpiresAt, pinTries, consumedAt }: SignInAttempt, now: number): ErrorCode {
  const state = pinState(
    {
      expiresAt: Date.parse(expiresAt),
      pinExpiresAt: Date.parse(pinExpiresAt ?? expiresAt),
      pinTries,
      isConsumed: consumedAt !== null,
    },
    now,
  );
  return refusals[state];
}

async function countWrongAnswer(tx: Queries, userId: string): Promise<void> {
  const key = { kind: 'pin', subject: userId } as const;
  const { count, now } = await tx.authCounters.lock(key);
  await tx.authCounters.save(key, countFailure(count, pinLimits, now));
}

async function endWrongAnswers(tx: Queries, userId: string): Promise<void> {
  const key = { kind: 'pin', subject: userId } as const;
  const { count } = await tx.authCounters.lock(key);
  await tx.authCounters.save(key, endRow(count));
}
