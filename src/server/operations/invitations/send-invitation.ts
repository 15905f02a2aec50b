import type { PersonalWords } from '#contracts/mail.ts';
import type { Account } from '#domain/account/account.ts';
import { mayBecomeClient } from '#domain/account/may-become-client.ts';
import type { Actor } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { emailKey, isEmailAddress } from '#domain/sign-in/email-address.ts';
import { linkMinutes } from '#domain/sign-in/link-minutes.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import type { Queries, Transaction } from '../../db/queries.ts';
import type { User } from '../../db/queries/users.ts';
import { postMessage, postToNobody } from '../messages/post-message.ts';
import { isoMoment } from '../sign-in/iso-moment.ts';
import type { SignInDesk } from '../sign-in/sign-in-desk.ts';

const minutesADay = 24 * 60;

/** An account with what the policy of invitations asks of it; null when there is none. */
export async function accountToInvite(queries: Queries, accountId: string) {
  const account = await queries.accounts.find(accountId);
  const { hasSignedIn, lastSentAt } = await queries.invitations.stateOf(accountId);
  return account && { ...account, hasSignedIn, lastSentAt };
}

/**
 * Whom the address of an account belongs to.
 *
 * @throws AppError `email-invalid`, `client-has-other-email`
 */
export async function inviteeOfAccount(
  queries: Queries,
  account: Account,
): Promise<{ readonly email: string; readonly user: User | null }> {
  const email = emailKey(account.email);
  if (!isEmailAddress(email)) throw new AppError('email-invalid', { part: 'email' });
  const user = (await queries.users.withPassword(email))?.user ?? null;
  if (account.clientUserId !== null && account.clientUserId !== user?.id) throw new AppError('client-has-other-email');
  return { email, user };
}

interface Sending {
  readonly account: Account;
  readonly from: PersonalWords | null;
  readonly by: Actor;
  /** How old the invitation before has to be. */
  readonly pauseMinutes: number;
}

/**
 * Writes the mail with a new link and tells the trail; whether it may be sent has been asked.
 *
 * @returns when, ISO text in UTC
 * @throws AppError as `inviteeOfAccount`, `invited-just-now`
 */
export async function sendInvitation(tx: Transaction, desk: SignInDesk, { account, from, by, pauseMinutes }: Sending): Promise<string> {
  const invitee = await inviteeOfAccount(tx, account);
  const moment = await tx.invitations.send(account.id, pauseMinutes);
  if (moment === null) throw new AppError('invited-just-now', { minutes: pauseMinutes });
  await post(tx, desk, { account, from, ...invitee });
  tx.audit.add({ action: 'client-invited', by, accountId: account.id, portalId: account.portalId });
  return isoMoment(moment);
}

interface Posting {
  readonly account: Account;
  readonly from: PersonalWords | null;
  readonly email: string;
  readonly user: User | null;
}

/** Whoever the address belongs to gets it, if they may become the account's client; of colleagues and whoever is disabled nobody does. */
async function post(tx: Transaction, desk: SignInDesk, { account, from, email, user }: Posting): Promise<void> {
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

/** That of the reader, else that of the portal. */
async function languageFor(tx: Transaction, { portalId }: Account, user: User | null): Promise<string | null> {
  return user?.language ?? (await tx.portals.find(portalId))?.language ?? null;
}
