import type { PersonalWords } from '#contracts/mail.ts';
import { invitationPolicy } from '#domain/account/invitation-policy.ts';
import { mayBecomeClient } from '#domain/account/may-become-client.ts';
import type { Account } from '#domain/account/account.ts';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { emailKey, isEmailAddress } from '#domain/sign-in/email-address.ts';
import { linkMinutes } from '#domain/sign-in/link-minutes.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import type { Transaction } from '../../db/queries.ts';
import type { User } from '../../db/queries/users.ts';
import type { Visit } from '../../visit.ts';
import { postMessage, postToNobody } from '../messages/post-message.ts';
import { isoMoment } from '../sign-in/iso-moment.ts';
import type { SignInDesk } from '../sign-in/sign-in-desk.ts';

/** Before another invitation of the same account goes out. */
const pauseMinutes = 5;

const minutesADay = 24 * 60;

interface Invitation {
  readonly accountId: string;
  /** When given, it has to be the account's. */
  readonly email?: string | undefined;
  readonly words?: Omit<PersonalWords, 'name'> | undefined;
}

/**
 * Sends the client of an account a link by which he chooses a password and comes in. The answer is the same whether or not the address has a
 * user; links sent before are dead. Of many at once one is sent.
 *
 * @returns when it was sent, ISO text in UTC
 * @throws AppError `account-not-found`, `forbidden` once the client has signed in, `email-differs`, `email-invalid`,
 * `client-has-other-email`, `invited-just-now`
 */
export async function inviteClient(
  { actor, db, signedIn, entrance: { desk } }: Pick<Visit, 'actor' | 'db' | 'signedIn' | 'entrance'>,
  { accountId, email, words }: Invitation,
): Promise<string> {
  const isBehindWalls = isId(accountId) && (await db.read(({ accounts }) => accounts.find(accountId))) !== null;
  const sentAt = await desk.db.as(system('invitation')).write(async (tx) => {
    const account = isBehindWalls ? await accountToInvite(tx, accountId) : null;
    authorize({ policy: invitationPolicy, action: 'invite', notFound: 'account-not-found' }, actor, account);
    if (email !== undefined && emailKey(email) !== emailKey(account.email)) throw new AppError('email-differs', { part: 'email' });
    if (!isEmailAddress(emailKey(account.email))) throw new AppError('email-invalid', { part: 'email' });
    const moment = await tx.invitations.send(account.id, pauseMinutes);
    if (moment === null) throw new AppError('invited-just-now', { minutes: pauseMinutes });
    await postInvitation(tx, desk, { account, from: words ? { ...words, name: signedIn?.user.name ?? null } : null });
    tx.audit.add({ action: 'client-invited', by: actor, accountId: account.id, portalId: account.portalId });
    return isoMoment(moment);
  });
  await desk.wakeSender();
  return sentAt;
}

async function accountToInvite(tx: Transaction, accountId: string) {
  const account = await tx.accounts.find(accountId);
  const { hasSignedIn } = await tx.invitations.stateOf(accountId);
  return account && { ...account, hasSignedIn };
}

interface Posting {
  readonly account: Account;
  readonly from: PersonalWords | null;
}

/** Whoever the address belongs to gets it, if he may become the account's client; of colleagues and whoever is disabled nobody does. */
async function postInvitation(tx: Transaction, desk: SignInDesk, { account, from }: Posting): Promise<void> {
  const email = emailKey(account.email);
  const user = (await tx.users.withPassword(email))?.user ?? null;
  if (hasOtherClient(account, user)) throw new AppError('client-has-other-email');
  const token = newToken();
  const hash = tokenHash(token);
  const validMinutes = linkMinutes.invite;
  await tx.oneTimeTokens.deleteInvitations(account.id);
  const payload = { accountId: account.id, email };
  await tx.oneTimeTokens.insert({ kind: 'invite', tokenHash: hash, userId: user?.id ?? null, payload, validMinutes });
  const mail = { kind: 'invitation', href: `${desk.origin}/invite/${token}`, days: validMinutes / minutesADay, from } as const;
  const message = {
    kind: 'invitation',
    channel: 'email',
    recipient: email,
    portalId: account.portalId,
    ...desk.writer.mail(await languageFor(tx, account, user), mail),
    validMinutes,
    idempotencyKey: `invitation:${hash.toString('hex')}`,
  } as const;
  await (mayBecomeClient(user, account) ? postMessage(tx, desk.ways, message) : postToNobody(tx, message));
}

function hasOtherClient({ clientUserId }: Account, user: User | null): boolean {
  return clientUserId !== null && clientUserId !== user?.id;
}

/** That of the reader, else that of the portal. */
async function languageFor(tx: Transaction, { portalId }: Account, user: User | null): Promise<string | null> {
  return user?.language ?? (await tx.portals.find(portalId))?.language ?? null;
}
