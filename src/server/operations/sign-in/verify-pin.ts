import { guest, system } from '#domain/actor.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { countFailure, endRow, pinLimits } from '#domain/sign-in/failure-count.ts';
import { type PinState, pinState } from '#domain/sign-in/pin-state.ts';
import { isRightPin, pinHmac } from '../../auth/pin.ts';
import { tokenHash } from '../../auth/token.ts';
import type { SignInAttempt } from '../../db/queries/sign-in-attempts.ts';
import type { Queries, Transaction } from '../../db/queries.ts';
import { openSession } from './open-session.ts';
import { pinLock } from './pin-message.ts';
import type { Caller, OpenedSession, SignInDesk } from './sign-in-desk.ts';

/** A wrong PIN is an outcome, not an exception: its count has to be committed. */
type Outcome = { readonly session: OpenedSession } | { readonly refusal: ErrorCode; readonly minutes?: number };

interface Answer {
  readonly attemptToken: string;
  readonly pin: string;
}

/**
 * The right PIN makes the session, once. Each wrong one counts for its attempt and for the account, whatever the device and the address.
 *
 * @throws AppError `wrong-pin`, `pin-expired` (a new one helps), `attempt-expired` (only a new sign-in helps) or `too-many-attempts`.
 */
export async function verifyPin(desk: SignInDesk, caller: Caller, answer: Answer): Promise<OpenedSession> {
  const outcome = await desk.db.as(system('sign-in')).write((tx) => answerPin(tx, { desk, caller, answer }));
  if ('session' in outcome) return outcome.session;
  throw new AppError(outcome.refusal, outcome.minutes === undefined ? {} : { minutes: outcome.minutes });
}

interface PinAnswer {
  readonly desk: SignInDesk;
  readonly caller: Caller;
  readonly answer: Answer;
}

async function answerPin(tx: Transaction, { desk, caller, answer }: PinAnswer): Promise<Outcome> {
  const found = await tx.signInAttempts.find(tokenHash(answer.attemptToken));
  if (!found) return { refusal: 'attempt-expired' };
  const { attempt, user, now } = found;
  const refuse = (refusal: ErrorCode, details: { readonly minutes?: number } = {}): Outcome => {
    const target = { kind: 'person', id: user.id } as const;
    tx.audit.add({ action: 'pin-refused', outcome: 'refused', by: guest, target, after: { why: refusal } });
    return { refusal, ...details };
  };
  if (user.isDisabled) return refuse('attempt-expired');

  // From here on one PIN of this account is answered after the other.
  const minutes = await pinLock(tx, user.id);
  if (minutes !== null) return refuse('too-many-attempts', { minutes });
  const expected = await tx.signInAttempts.countTry(attempt.id);
  if (!expected) return refuse(refusalOf(attempt, now));
  if (!isRightPin(expected, pinHmac(desk.secret, attempt.id, answer.pin))) {
    await countWrongPin(tx, user.id);
    return refuse('wrong-pin');
  }
  if (!(await tx.signInAttempts.consume(attempt.id))) return refuse('attempt-expired');
  await endRows(tx, user.id);
  const { idleMinutes } = desk;
  return { session: await openSession(tx, { user, caller, secondFactor: 'pin', idleMinutes, isFirst: attempt.isFirst }) };
}

const refusals: Record<PinState, ErrorCode> = { live: 'attempt-expired', stale: 'pin-expired', over: 'attempt-expired' };

function refusalOf(attempt: SignInAttempt, now: number): ErrorCode {
  const state = pinState(
    {
      expiresAt: Date.parse(attempt.expiresAt),
      pinSentAt: Date.parse(attempt.pinSentAt),
      pinExpiresAt: Date.parse(attempt.pinExpiresAt),
      pinTries: attempt.pinTries,
      isConsumed: attempt.consumedAt !== null,
    },
    now,
  );
  return refusals[state];
}

async function countWrongPin(tx: Queries, userId: string): Promise<void> {
  const key = { kind: 'pin', subject: userId } as const;
  const { count, now } = await tx.authCounters.lock(key);
  await tx.authCounters.save(key, countFailure(count, pinLimits, now));
}

async function endRows(tx: Queries, userId: string): Promise<void> {
  for (const kind of ['pin', 'pin-sent'] as const) {
    const { count } = await tx.authCounters.lock({ kind, subject: userId });
    await tx.authCounters.save({ kind, subject: userId }, endRow(count));
  }
}
