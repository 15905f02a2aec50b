import { guest, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { worksFor } from '#domain/sign-in/works-for.ts';
import { verifyPassword } from '../../auth/password.ts';
import { tokenHash } from '../../auth/token.ts';
import type { User } from '../../db/queries/users.ts';
import type { Transaction } from '../../db/queries.ts';
import type { GivenPassword } from '../sign-in/check-password.ts';
import { countInAdvance, countSuccess, passwordBuckets } from '../sign-in/password-buckets.ts';
import type { Caller, SignInDesk } from '../sign-in/sign-in-desk.ts';
import { startAttempt } from '../sign-in/start-attempt.ts';
import { type FollowedLink, readVerification } from './read-verification.ts';
import { SignUp } from './verification.ts';

/** A link that is followed, with the password where another browser asked for the account. */
interface Confirmation extends FollowedLink {
  readonly password: string;
}

/**
 * The link of the mail makes the account, once, and leads to a PIN as every way in does. Whoever works for an organisation, by the confirmed
 * address, is an adviser; a client gets the accounts that were opened for the address, or a new one that waits to be validated.
 * Whoever has the mailbox but did not sign up does not make an account whose password a stranger chose: the browser that signed up confirms,
 * or any other with the password.
 *
 * @throws AppError `link-expired` for a link that was used, is too old, never was one, or whose address has an account by now;
 * `not-chosen-password`, `too-many-attempts` or `server-busy` for the password (the link stays good).
 */
export async function completeSignUp(
  desk: SignInDesk,
  caller: Caller,
  confirmation: Confirmation,
): Promise<{ readonly attemptToken: string }> {
  const verification = await readVerification(desk, confirmation);
  if (!verification) throw new AppError('link-expired');
  if (!verification.isSameBrowser) await refuseStranger(desk, caller, { ...verification.signUp, password: confirmation.password });
  const begun = await desk.db.as(system('sign-up')).write((tx) => makeAccount(tx, desk, confirmation.token));
  await desk.wakeSender();
  return begun;
}

/** Wrong ones count as those of a sign-in with the address do. */
async function refuseStranger({ db }: SignInDesk, caller: Caller, given: SignUp & GivenPassword): Promise<void> {
  const database = db.as(system('sign-up'));
  const buckets = passwordBuckets(caller, given.email, false);
  const { isRight } = await verifyPassword(given.password, async () => {
    await database.writeUnaudited('sign-in-counts', (tx) => countInAdvance(tx, buckets));
    return given;
  });
  if (isRight) return database.writeUnaudited('sign-in-counts', (tx) => countSuccess(tx, buckets));
  await database.write(async (tx) => {
    tx.audit.add({ action: 'signed-up', outcome: 'refused', by: guest, after: { why: 'not-chosen-password' } });
  });
  throw new AppError('not-chosen-password');
}

async function makeAccount(tx: Transaction, desk: SignInDesk, token: string): Promise<{ readonly attemptToken: string }> {
  const used = await tx.oneTimeTokens.consume('verify', tokenHash(token));
  if (!used) throw new AppError('link-expired');
  const { email, passwordHash, language } = SignUp.parse(used.payload);
  const employer = (await tx.organisations.all()).find((organisation) => worksFor(email, organisation)) ?? null;
  const role = employer ? 'advisor' : 'investor';
  const name = email.slice(0, email.indexOf('@'));
  const user = await tx.users.insertNew({ email, name, role, language, organisationId: employer?.id ?? null });
  if (!user) throw new AppError('link-expired');
  await tx.credentials.set([user.id], passwordHash);
  await tx.oneTimeTokens.deleteSignUps(email);
  const by = { kind: role, userId: user.id } as const;
  tx.audit.add({ action: 'signed-up', by, target: { kind: 'person', id: user.id }, after: { email, role, hasAcceptedTerms: true } });
  if (role === 'investor') await giveAccounts(tx, desk, user);
  return startAttempt(tx, desk, { user, isFirst: true });
}

/** The accounts that were opened for the address; without any a new one, which waits for the office to validate it. */
async function giveAccounts(tx: Transaction, desk: SignInDesk, user: User): Promise<void> {
  const by = { kind: 'investor', userId: user.id } as const;
  const target = { kind: 'person', id: user.id } as const;
  const linked = await tx.accounts.linkClient(user);
  for (const accountId of linked) tx.audit.add({ action: 'account-linked', by, accountId, target });
  if (linked.length > 0) return;
  const accountId = await tx.accounts.openUnvalidated(user, desk.currency);
  if (accountId) tx.audit.add({ action: 'account-opened', by, accountId, target });
}
