import { guest, system } from '#domain/actor.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { emailKey } from '#domain/sign-in/email-address.ts';
import { verifyPassword } from '../../auth/password.ts';
import { newToken } from '../../auth/token.ts';
import type { Transaction } from '../../db/queries.ts';
import type { User } from '../../db/queries/users.ts';
import { keepSignUp, SignUp } from '../sign-up/verification.ts';
import { checkPassword, type GivenPassword } from './check-password.ts';
import { openSession } from './open-session.ts';
import type { Caller, SignInBegun, SignInDesk } from './sign-in-desk.ts';
import { startAttempt } from './start-attempt.ts';

/**
 * A right password leads to a PIN (or, where an administrator switched two-factor off, to a session; that of a sign-up whose address has not
 * been confirmed, to its link). Wrong address, wrong password,
 * disabled person and person without a password are one answer, in bytes and in time.
 *
 * @throws AppError `wrong-credentials`, `too-many-attempts` or `server-busy`.
 */
export async function beginSignIn(desk: SignInDesk, caller: Caller, given: GivenPassword): Promise<SignInBegun> {
  try {
    return await begin(desk, caller, given);
  } catch (error) {
    // Whoever is turned away for want of time is told of nowhere: many are, and each would ask the database once more.
    if (error instanceof AppError && error.code !== 'server-busy') await tellRefusal(desk, given.email, error.code);
    throw error;
  }
}

async function tellRefusal(desk: SignInDesk, email: string, why: ErrorCode): Promise<void> {
  await desk.db.as(system('sign-in')).write(async (tx) => {
    const person = await tx.users.withPassword(emailKey(email));
    const target = person ? { target: { kind: 'person', id: person.user.id } as const } : {};
    tx.audit.add({ action: 'sign-in-refused', outcome: 'refused', by: guest, ...target, after: { why } });
  });
}

async function begin(desk: SignInDesk, caller: Caller, given: GivenPassword): Promise<SignInBegun> {
  const checked = await checkPassword(desk.db, caller, given);
  if (!checked) return unverified(desk, given);
  const { user, passwordHash } = checked;
  const begun = await desk.db.as(system('sign-in')).write(async (tx) => {
    // A password changed while it was looked at opens nothing any more.
    if (!(await tx.credentials.isStill(user.id, passwordHash))) throw new AppError('wrong-credentials');
    return user.isTwoFactorDisabled ? passOn(tx, desk, { user, caller }) : startAttempt(tx, desk, { user, isFirst: false });
  });
  await desk.wakeSender();
  return begun;
}

/**
 * Not the password of an account; perhaps of a sign-up whose address has not been confirmed. Asked the same whether or not the address has an
 * account: whoever signs up with somebody's address learns nothing by signing in.
 *
 * @throws AppError `wrong-credentials`
 */
async function unverified({ db }: SignInDesk, { email, password }: GivenPassword): Promise<SignInBegun> {
  const database = db.as(system('sign-in'));
  const kept = await database.read((snapshot) => snapshot.oneTimeTokens.waitingFor(emailKey(email)));
  if (!kept) throw new AppError('wrong-credentials');
  const waiting = SignUp.parse(kept.payload);
  const { isRight } = await verifyPassword(password, async () => waiting);
  if (!isRight) throw new AppError('wrong-credentials');
  const signUpToken = newToken();
  await database.write(async (tx) => {
    await keepSignUp(tx, signUpToken, waiting);
    tx.audit.add({ action: 'sign-in-refused', outcome: 'refused', by: guest, after: { why: 'email-not-verified' } });
  });
  return { kind: 'unverified', signUpToken };
}

async function passOn(tx: Transaction, desk: SignInDesk, { user, caller }: { user: User; caller: Caller }): Promise<SignInBegun> {
  const session = await openSession(tx, { user, caller, secondFactor: 'disabled', idleMinutes: desk.idleMinutes, isFirst: false });
  return { kind: 'signed-in', session };
}
