import { randomUUID } from 'node:crypto';
import { href } from 'react-router';
import type { FactorMail, IdentityMail } from '#contracts/mail.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Queries } from '../../db/queries.ts';
import { postMessage } from '../messages/post-message.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';

/** The content of the notification, without its link. */
export type FactorNews = { readonly kind: FactorMail } | { readonly kind: IdentityMail; readonly provider: string };

/** Tells the owner of an account what happened to the ways in which they prove who they are, and what to do if it was someone else. */
export async function notifyFactorsChanged(
  tx: Queries,
  { gateways, writer, origin }: Pick<SignInServices, 'gateways' | 'writer' | 'origin'>,
  { user, ...mail }: FactorNews & { readonly user: User },
): Promise<void> {
  await postMessage(tx, gateways, {
    kind: mail.kind,
    channel: 'email',
    recipient: user.email,
    ...writer.mail(user.language, { ...mail, href: `${origin}${href('/login')}?action=reset` }),
    validMinutes: null,
    idempotencyKey: `${mail.kind}:${randomUUID()}`,
  });
}
