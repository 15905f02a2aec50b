import { randomUUID } from 'node:crypto';
import { href } from 'react-router';
import type { FactorMail, IdentityMail } from '#contracts/mail.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Queries } from '../../db/queries.ts';
import { postMessage } from '../messages/post-message.ts';
import type { SignInDesk } from '../sign-in/sign-in-desk.ts';

/** What is told, without where it leads to. */
export type FactorNews = { readonly kind: FactorMail } | { readonly kind: IdentityMail; readonly provider: string };

/** Tells the owner of an account what happened to the ways in which he proves who he is, and what to do if it was somebody else. */
export async function tellFactorsChanged(
  tx: Queries,
  { ways, writer, origin }: Pick<SignInDesk, 'ways' | 'writer' | 'origin'>,
  { user, ...mail }: FactorNews & { readonly user: User },
): Promise<void> {
  await postMessage(tx, ways, {
    kind: mail.kind,
    channel: 'email',
    recipient: user.email,
    ...writer.mail(user.language, { ...mail, href: `${origin}${href('/login')}?action=reset` }),
    validMinutes: null,
    idempotencyKey: `${mail.kind}:${randomUUID()}`,
  });
}
