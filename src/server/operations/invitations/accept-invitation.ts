import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { hashPassword } from '../../auth/password.ts';
import { tokenHash } from '../../auth/token.ts';
import type { Transaction } from '../../db/queries.ts';
import type { User } from '../../db/queries/users.ts';
import { refusePassword } from '../sign-in/refuse-password.ts';
import type { SignInDesk } from '../sign-in/sign-in-desk.ts';
import { startAttempt } from '../sign-in/start-attempt.ts';
import { askNewcomer } from '../submissions/ask-newcomer.ts';
import { type Invitee, inviteeOf } from './invitee.ts';

/** Whether a link can still be used, and whether a password is chosen by it; looking at it does not use it up. Null when it cannot. */
export async function readInvitation(desk: Pick<SignInDesk, 'db'>, token: string): Promise<{ readonly asksPassword: boolean } | null> {
  const invitee = await findInvitee(desk, token);
  return invitee && { asksPassword: !invitee.hasPassword };
}

async function findInvitee({ db }: Pick<SignInDesk, 'db'>, token: string): Promise<Invitee | null> {
  return db.as(system('invitation')).read(async (snapshot) => {
    const link = await snapshot.oneTimeTokens.find('invite', tokenHash(token));
    return link && inviteeOf(snapshot, link);
  });
}

interface Acceptance {
  readonly token: string;
  readonly password: string;
  readonly hasAcceptedTerms: boolean;
}

/**
 * Makes whoever follows the link the client of the account, once. Somebody without a password chooses one and is sent a PIN, as by every way
 * in; whoever has one signs in with it.
 *
 * @returns what the browser keeps until the PIN; null for whoever signs in with the password that he has
 * @throws AppError for what is filled in wrongly (the link stays good), or `link-expired`
 */
export async function acceptInvitation(
  desk: SignInDesk,
  { token, password, hasAcceptedTerms }: Acceptance,
): Promise<{ readonly attemptToken: string } | null> {
  const invitee = await findInvitee(desk, token);
  if (!invitee) throw new AppError('link-expired');
  const database = desk.db.as(system('invitation'));
  if (invitee.hasPassword) {
    await database.write((tx) => join(tx, { token, passwordHash: null }));
    return null;
  }
  refusePassword(desk, password, { email: invitee.email, name: (invitee.user ?? invitee.account).name });
  if (!hasAcceptedTerms) throw new AppError('terms-not-accepted');
  const passwordHash = await hashPassword(password);
  const begun = await database.write(async (tx) => {
    const user = await join(tx, { token, passwordHash });
    await askNewcomer(tx, desk, user);
    return startAttempt(tx, desk, { user, isFirst: true });
  });
  await desk.wakeSender();
  return begun;
}

interface Joining {
  readonly token: string;
  /** Null where the person has a password. */
  readonly passwordHash: string | null;
}

async function join(tx: Transaction, { token, passwordHash }: Joining): Promise<User> {
  const used = await tx.oneTimeTokens.consume('invite', tokenHash(token));
  const invitee = used && (await inviteeOf(tx, used));
  // Whoever has come by a password since the page was opened opens the link once more.
  if (!invitee || invitee.hasPassword !== (passwordHash === null)) throw new AppError('link-expired');
  const user = invitee.user ?? (await newClient(tx, invitee));
  if (passwordHash !== null && !(await tx.credentials.setFirst(user.id, passwordHash))) throw new AppError('link-expired');
  if (!(await tx.accounts.linkOne(invitee.account.id, user.id))) throw new AppError('link-expired');
  await tx.confirmedAddresses.confirm(user.id);
  tx.audit.add({
    action: 'invitation-accepted',
    by: { kind: 'investor', userId: user.id },
    accountId: invitee.account.id,
    portalId: invitee.account.portalId,
    target: { kind: 'person', id: user.id },
    after: passwordHash === null ? {} : { hasAcceptedTerms: true },
  });
  return user;
}

async function newClient(tx: Transaction, { account, email }: Invitee): Promise<User> {
  const user = await tx.users.insertNew({ email, name: account.name, role: 'investor', language: null, organisationId: null });
  if (!user) throw new AppError('link-expired');
  await tx.oneTimeTokens.deleteSignUps(email);
  return user;
}
