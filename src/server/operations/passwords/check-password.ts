import { emailKey } from '#domain/sign-in/email-address.ts';
import { system } from '#domain/actor.ts';
import { verifyPassword } from '../../auth/password.ts';
import { tokenHash } from '../../auth/token.ts';
import type { Database } from '../../db/database.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Queries } from '../../db/queries.ts';
import { countInAdvance, countSuccess, type PasswordBucket, passwordBuckets } from './password-buckets.ts';
import type { Caller } from '../sign-in/sign-in-services.ts';

export interface GivenPassword {
  readonly email: string;
  readonly password: string;
}

/** The person whom an address may belong to, and the counters that the attempt has to pass. */
interface Candidate {
  readonly user: User | null;
  /** Null also for anyone who is disabled: the same work, the same answer. */
  readonly passwordHash: string | null;
  readonly buckets: readonly PasswordBucket[];
}

/**
 * Returns the user whose password it is; every wrong one counts. Null for a wrong address, a wrong password, a disabled user and a user
 * without a password, all in the same time.
 *
 * @throws AppError `too-many-attempts` or `server-busy`.
 */
export async function checkPassword(
  db: Database,
  caller: Caller,
  { email, password }: GivenPassword,
): Promise<{ readonly user: User; readonly passwordHash: string | null } | null> {
  const database = db.as(system('sign-in'));
  const { found, isRight } = await verifyPassword(password, () =>
    database.writeUnaudited('sign-in-counts', (tx) => admit(tx, caller, emailKey(email))),
  );
  if (!isRight || !found.user) return null;
  await database.writeUnaudited('sign-in-counts', (tx) => countSuccess(tx, found.buckets));
  return { user: found.user, passwordHash: found.passwordHash };
}

async function admit(tx: Queries, caller: Caller, email: string): Promise<Candidate> {
  const person = await tx.users.withPassword(email);
  const buckets = await bucketsFor(tx, { caller, email, userId: person?.user.id });
  await countInAdvance(tx, buckets);
  const user = person && !person.user.isDisabled ? person.user : null;
  return { user, passwordHash: user && person ? person.passwordHash : null, buckets };
}

interface Trying {
  readonly caller: Caller;
  readonly email: string;
  /** The owner of the address; addresses without an owner are counted too. */
  readonly userId: string | undefined;
}

/** The counts that a password for this address has to pass, from where it comes. */
export async function bucketsFor(tx: Queries, { caller, email, userId = nobody }: Trying): Promise<readonly PasswordBucket[]> {
  return passwordBuckets(caller, email, await tx.knownDevices.belongsTo(tokenHash(caller.deviceToken ?? ''), userId));
}

const nobody = '0'.repeat(32);
