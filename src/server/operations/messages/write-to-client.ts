import { randomUUID } from 'node:crypto';
import { href } from 'react-router';
import type { Mail } from '#contracts/mail.ts';
import { clientMailPolicy } from '#domain/account/invitation-policy.ts';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { emailKey, isEmailAddress } from '#domain/sign-in/email-address.ts';
import { clientMailLimits } from '#domain/sign-in/failure-count.ts';
import type { RequestContext } from '../../request-context.ts';
import { countInAdvance } from '../passwords/password-buckets.ts';
import { once } from '../idempotency/once.ts';
import { postMessage } from './post-message.ts';

/** A mail of one of our templates with its fields; words of the sender's own are plain text in it. */
export type ClientTemplate = { readonly template: 'news' } | { readonly template: 'note'; readonly subject: string; readonly text: string };

interface ClientMail {
  readonly accountId: string;
  /** The email address, which must be the account's if given. */
  readonly email?: string | undefined;
  readonly message: ClientTemplate;
  readonly key: string | null;
}

/**
 * Sends a mail to the client of an account, to the address that the account has.
 *
 * @throws AppError `account-not-found`, `forbidden`, `email-differs`, `email-invalid`, `too-many-attempts` after many to one account on a day
 */
export async function writeToClient(
  { actor, db, signedIn, auth: { services } }: Pick<RequestContext, 'actor' | 'db' | 'signedIn' | 'auth'>,
  { key, ...given }: ClientMail,
): Promise<void> {
  const { accountId, email, message } = given;
  const account = isId(accountId) ? await db.read(({ accounts }) => accounts.find(accountId)) : null;
  authorize({ policy: clientMailPolicy, action: 'write', notFound: 'account-not-found' }, actor, account);
  if (email !== undefined && emailKey(email) !== emailKey(account.email)) throw new AppError('email-differs', { part: 'email' });
  const recipient = emailKey(account.email);
  if (!isEmailAddress(recipient)) throw new AppError('email-invalid', { part: 'email' });
  const mail = mailOf(message, signedIn?.user.name ?? null, services.origin + href('/portals'));
  const sent = { by: actor, action: 'client-written-to', key, payload: given } as const;
  await services.db.as(system('client-mail')).write((tx) =>
    once(tx, sent, async () => {
      await countInAdvance(tx, [{ key: { kind: 'client-mail', subject: account.id }, limits: clientMailLimits }]);
      const reader = await tx.users.withPassword(recipient);
      const portal = await tx.portals.find(account.portalId);
      await postMessage(tx, services.gateways, {
        kind: mail.kind,
        channel: 'email',
        recipient,
        portalId: account.portalId,
        ...services.writer.mail(reader?.user.language ?? portal?.language ?? null, mail),
        validMinutes: null,
        idempotencyKey: `client-mail:${randomUUID()}`,
      });
      const after = { template: message.template };
      tx.audit.add({ action: 'client-written-to', by: actor, accountId: account.id, portalId: account.portalId, after });
      return 'sent';
    }),
  );
  await services.wakeSender();
}

function mailOf(message: ClientTemplate, name: string | null, address: string): Mail {
  if (message.template === 'news') return { kind: 'news', href: address };
  const { subject, text } = message;
  return { kind: 'note', href: address, from: { name, subject, text } };
}
