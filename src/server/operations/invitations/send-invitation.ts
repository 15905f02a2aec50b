import type { PersonalWords } from '#contracts/mail.ts';
import type { Account } from '#domain/account/account.ts';
import { canBecomeClient } from '#domain/account/can-become-client.ts';
import type { Actor } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { linkMinutes } from '#domain/sign-in/link-minutes.ts';
import { emailKey, isEmailAddress } from '#domain/sign-in/email-address.ts';
import type { Queries, Transaction } from '../../db/queries.ts';
import type { User } from '../../db/queries/people/users.ts';
import { isoMoment } from '../sign-in/iso-moment.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';
import { postInvitationLink } from './post-invitation-link.ts';

/** An account with what the policy of invitations asks of it; null when there is none. */
export async function accountToInvite(queries: Queries, accountId: string) {
  const account = await queries.accounts.find(accountId);
  const { hasSignedIn, lastSentAt, state } = await queries.invitations.stateOf(accountId);
  return account && { ...account, hasSignedIn, lastSentAt, state };
}

/**
 * Returns the address of an account, and the user to whom it belongs.
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
  /** The minimum age of the previous invitation. */
  readonly pauseMinutes: number;
}

/**
 * Writes the mail with a new link and tells the trail; whether it may be sent has been asked.
 *
 * @returns when, ISO text in UTC
 * @throws AppError as `inviteeOfAccount`, `invited-just-now`
 */
export async function sendInvitation(
  tx: Transaction,
  services: SignInServices,
  { account, from, by, pauseMinutes }: Sending,
): Promise<string> {
  const { email, user } = await inviteeOfAccount(tx, account);
  const moment = await tx.invitations.send(account.id, { pauseMinutes, validMinutes: linkMinutes.invite });
  if (moment === null) throw new AppError('invited-just-now', { minutes: pauseMinutes });
  await tx.oneTimeTokens.deleteInvitations(account.id);
  const isSent = canBecomeClient(user, account);
  const messageKey = await postInvitationLink(tx, services, {
    payload: { accountId: account.id, email },
    portalId: account.portalId,
    user,
    mail: (link) => ({ kind: 'invitation', ...link, from }),
    // Colleagues and anyone who is disabled get nothing, and the answer does not tell.
    isSent,
  });
  if (isSent) await tx.invitations.keepMessage(account.id, messageKey);
  tx.audit.add({ action: 'client-invited', by, accountId: account.id, portalId: account.portalId });
  return isoMoment(moment);
}
