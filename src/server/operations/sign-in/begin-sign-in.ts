import { guest, system } from '#domain/actor.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { emailKey } from '#domain/sign-in/email-address.ts';
import { verifyPassword } from '../../auth/password.ts';
import { newToken } from '../../auth/token.ts';
import type { CounterKey } from '../../db/queries/sign-in/auth-counters.ts';
import type { Transaction } from '../../db/queries.ts';
import { saveSignUp, SignUp } from '../sign-up/verification.ts';
import { bucketsFor, checkPassword, type GivenPassword } from '../passwords/check-password.ts';
import { passFirstFactor } from './pass-first-factor.ts';
import type { Caller, SignInBegun, SignInServices } from './sign-in-services.ts';

/**
 * A right password leads to a PIN (or, where an administrator switched two-factor off, to a session; that of a sign-up whose address has not
 * been confirmed, to its link). Wrong address, wrong password,
 * disabled person and person without a password are one answer, in bytes and in time.
 *
 * @throws AppError `wrong-credentials`, `too-many-attempts` or `server-busy`.
 */
export async function beginSignIn(services: SignInServices, caller: Caller, given: GivenPassword): Promise<SignInBegun> {
  try {
    return await begin(services, caller, given);
  } catch (error) {
    // Anyone who is turned away for want of time is told of nowhere: many are, and each would ask the database once more.
    if (error instanceof AppError && error.code !== 'server-busy')
      await recordProviderRefusal(services, caller, { email: emailKey(given.email), why: error.code });
    throw error;
  }
}

interface Refused {
  readonly email: string;
  readonly why: ErrorCode;
}

/** Records a refusal, once per lock: repeated attempts would fill the trail. */
async function recordProviderRefusal(services: SignInServices, caller: Caller, { email, why }: Refused): Promise<void> {
  try {
    await services.db.as(system('sign-in')).write(async (tx) => {
      const userId = (await tx.users.withPassword(email))?.user.id;
      if (why === 'too-many-attempts' && !(await tx.authCounters.tellLocks(await locksOf(tx, { caller, email, userId }))))
        throw alreadyTold;
      const target = userId ? { target: { kind: 'person', id: userId } as const } : {};
      tx.audit.add({ action: 'sign-in-refused', outcome: 'refused', by: guest, ...target, after: { why } });
    });
  } catch (error) {
    if (error !== alreadyTold) throw error;
  }
}

/** Ends the transaction of anyone who waited while another told of the same lock: it has a number, though it changed nothing. */
const alreadyTold = new Error('The trail has been told of this lock.');

/** Lists the counters that may have locked a sign-in: those of passwords, and those of the second step. */
async function locksOf(tx: Transaction, trying: Parameters<typeof bucketsFor>[1]): Promise<readonly CounterKey[]> {
  const { userId: subject } = trying;
  const ofPerson = subject ? (['pin', 'messages'] as const).map((kind) => ({ kind, subject })) : [];
  return [...(await bucketsFor(tx, trying)).map(({ key }) => key), ...ofPerson];
}

async function begin(services: SignInServices, caller: Caller, given: GivenPassword): Promise<SignInBegun> {
  const checked = await checkPassword(services.db, caller, given);
  if (!checked) return unverified(services, given);
  const { user, passwordHash } = checked;
  const begun = await services.db.as(system('sign-in')).write(async (tx) => {
    // A password changed while it was looked at opens nothing any more.
    if (!(await tx.credentials.isStill(user.id, passwordHash))) throw new AppError('wrong-credentials');
    return passFirstFactor(tx, services, { user, caller, identity: null });
  });
  await services.wakeSender();
  return begun;
}

/**
 * Not the password of an account; perhaps of a sign-up whose address has not been confirmed. Asked the same whether or not the address has an
 * account: a user who signs up with someone's address learns nothing by signing in. Where no one waits it takes as long.
 *
 * @throws AppError `wrong-credentials`
 */
async function unverified({ db }: SignInServices, { email, password }: GivenPassword): Promise<SignInBegun> {
  const database = db.as(system('sign-in'));
  const kept = await database.read((snapshot) => snapshot.oneTimeTokens.waitingFor(emailKey(email)));
  const waiting = kept && SignUp.parse(kept.payload);
  const { isRight } = await verifyPassword(password, async () => ({ passwordHash: waiting?.passwordHash ?? null }));
  if (!waiting || !isRight) throw new AppError('wrong-credentials');
  const signUpToken = newToken();
  await database.write(async (tx) => {
    await saveSignUp(tx, signUpToken, waiting);
    tx.audit.add({ action: 'sign-in-refused', outcome: 'refused', by: guest, after: { why: 'email-not-verified' } });
  });
  return { kind: 'unverified', signUpToken };
}
