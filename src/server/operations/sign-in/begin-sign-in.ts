import { randomUUIDv7 } from 'node:crypto';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { attemptMinutes } from '#domain/sign-in/pin-state.ts';
import { verifyPassword } from '../../auth/password.ts';
import { newPin, pinHmac } from '../../auth/pin.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import type { User } from '../../db/queries/users.ts';
import type { Queries } from '../../db/queries.ts';
import type { Delivery } from '../../mail/message-port.ts';
import { openSession } from './open-session.ts';
import { countInAdvance, countSuccess, type PasswordBucket, passwordBuckets } from './password-buckets.ts';
import { countPinSent, pinLock, presentPinSent, sendPin, targetFor } from './pin-message.ts';
import type { Caller, SignInBegun, SignInDesk } from './sign-in-desk.ts';

/** Whoever an address may belong to, and the counts that this sign-in has to pass. */
interface Candidate {
  readonly user: User | null;
  /** Null also for whoever is disabled: the same work, the same answer. */
  readonly passwordHash: string | null;
  readonly buckets: readonly PasswordBucket[];
}

/**
 * A right password leads to a PIN (or, where an administrator switched two-factor off, to a session). Wrong address, wrong password,
 * disabled person and person without a password are one answer, in bytes and in time.
 *
 * @throws AppError `wrong-credentials`, `too-many-attempts` or `server-busy`.
 */
export async function beginSignIn(
  desk: SignInDesk,
  caller: Caller,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<SignInBegun> {
  const database = desk.db.as(system('sign-in'));
  const { found, isRight } = await verifyPassword(password, () => database.write((tx) => admit(tx, caller, addressOf(email))));
  if (!isRight || !found.user) throw new AppError('wrong-credentials');

  const { user, passwordHash, buckets } = found;
  await database.write((tx) => countSuccess(tx, buckets));
  const { begun, deliver } = await database.write(async (tx) => {
    // A password changed while it was looked at opens nothing any more.
    if (!(await tx.credentials.isStill(user.id, passwordHash))) throw new AppError('wrong-credentials');
    return user.isTwoFactorDisabled ? passOn(tx, desk, { user, caller }) : beginAttempt(tx, desk, user);
  });
  await deliver();
  return begun;
}

/** What a right password leads to, and what is to be sent for it. */
interface Begun {
  readonly begun: SignInBegun;
  readonly deliver: Delivery;
}

async function passOn(tx: Queries, desk: SignInDesk, { user, caller }: { user: User; caller: Caller }): Promise<Begun> {
  const session = await openSession(tx, { user, caller, secondFactor: 'disabled', idleMinutes: desk.idleMinutes });
  return { begun: { kind: 'signed-in', session }, deliver: async () => undefined };
}

/** Only letters in lower case are compared, in the table and in the counts: no spelling of an address has a count of its own. */
function addressOf(text: string): string {
  return text.replaceAll('\0', '').trim().normalize('NFC').toLowerCase();
}

async function admit(tx: Queries, caller: Caller, email: string): Promise<Candidate> {
  const person = await tx.users.withPassword(email);
  const deviceHash = tokenHash(caller.deviceToken ?? '');
  const isKnownDevice = await tx.knownDevices.belongsTo(deviceHash, person?.user.id ?? nobody);
  const buckets = passwordBuckets(caller, email, isKnownDevice);
  await countInAdvance(tx, buckets);
  const user = person && !person.user.isDisabled ? person.user : null;
  return { user, passwordHash: user && person ? person.passwordHash : null, buckets };
}

const nobody = '0'.repeat(32);

async function beginAttempt(tx: Queries, desk: SignInDesk, user: User): Promise<Begun> {
  const minutes = await pinLock(tx, user.id);
  if (minutes !== null) throw new AppError('too-many-attempts', { minutes });
  await countPinSent(tx, user.id);

  const attemptToken = newToken();
  const pin = newPin();
  const id = randomUUIDv7().replaceAll('-', '');
  const attempt = await tx.signInAttempts.insert({
    id,
    tokenHash: tokenHash(attemptToken),
    userId: user.id,
    pinHmac: pinHmac(desk.secret, id, pin),
    pinMinutes: desk.pinMinutes,
    attemptMinutes: attemptMinutes(desk.pinMinutes),
  });
  const deliver = await sendPin(tx, desk, user, pin);
  const sent = presentPinSent(targetFor(desk, user), attempt);
  return { begun: { kind: 'pin-needed', attemptToken, ...sent }, deliver };
}
