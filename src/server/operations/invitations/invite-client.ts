import type { PersonalWords } from '#contracts/mail.ts';
import { invitationPolicy } from '#domain/account/invitation-policy.ts';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { emailKey } from '#domain/sign-in/email-address.ts';
import type { RequestContext } from '../../request-context.ts';
import { once } from '../idempotency/once.ts';
import { invitationPauses } from './post-invitation-link.ts';
import { accountToInvite, sendInvitation } from './send-invitation.ts';

interface Invitation {
  readonly accountId: string;
  /** The email address, which must be the account's if given. */
  readonly email?: string | undefined;
  readonly words?: Omit<PersonalWords, 'name'> | undefined;
  /** The key of the form or the call; null for a call without one. */
  readonly key: string | null;
}

/**
 * Sends the client of an account a link by which they choose a password and come in. The answer is the same whether or not the address has a
 * user; links sent before are dead. Of many at once one is sent.
 *
 * @returns when it was sent, ISO text in UTC
 * @throws AppError `account-not-found`, `forbidden` once the client has signed in, `email-differs`, `email-invalid`,
 * `client-has-other-email`, `invited-just-now`; as `once`
 */
export async function inviteClient(
  { actor, db, signedIn, auth: { services } }: Pick<RequestContext, 'actor' | 'db' | 'signedIn' | 'auth'>,
  { key, ...invitation }: Invitation,
): Promise<string> {
  const { accountId, email, words } = invitation;
  const hasRowSecurity = isId(accountId) && (await db.read(({ accounts }) => accounts.find(accountId))) !== null;
  const from = words ? { ...words, name: signedIn?.user.name ?? null } : null;
  const sentAt = await services.db.as(system('invitation')).write(async (tx) => {
    const account = hasRowSecurity ? await accountToInvite(tx, accountId) : null;
    const sent = { by: actor, action: 'client-invited', key, payload: invitation } as const;
    authorize({ policy: invitationPolicy, action: 'read', notFound: 'account-not-found' }, actor, account);
    return once(tx, sent, async () => {
      authorize({ policy: invitationPolicy, action: 'invite', notFound: 'account-not-found' }, actor, account);
      if (email !== undefined && emailKey(email) !== emailKey(account.email)) throw new AppError('email-differs', { part: 'email' });
      return sendInvitation(tx, services, { account, from, by: actor, pauseMinutes: invitationPauses.one });
    });
  });
  await services.wakeSender();
  return sentAt;
}
