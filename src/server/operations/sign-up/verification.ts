import { href } from 'react-router';
import * as z from 'zod';
import { linkMinutes } from '#domain/sign-in/link-minutes.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import type { Queries } from '../../db/queries.ts';
import { postMessage } from '../messages/post-message.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';

/** A sign-up that waits for its address to be confirmed. */
export const SignUp = z.object({
  email: z.string(),
  passwordHash: z.string(),
  language: z.string(),
  /** Null where there was none to sign up for. */
  portalId: z.string().nullable().default(null),
  /** The terms of that portal that were in force when they were ticked; null where it has none. */
  terms: z.object({ id: z.string(), version: z.number() }).nullable().default(null),
});
export type SignUp = z.infer<typeof SignUp>;

/** Keeps a sign-up until its address is confirmed, for the browser that has the token. */
export async function saveSignUp(tx: Queries, signUpToken: string, signUp: SignUp): Promise<void> {
  const kept = { tokenHash: tokenHash(signUpToken), userId: null, payload: signUp, validMinutes: linkMinutes.verify };
  await tx.oneTimeTokens.insert({ kind: 'sign-up', ...kept });
}

/**
 * Writes the mail that a sign-up leads to: a link that completes it, or, where the address has an account, a word about that. Both ways the
 * same is written; a link that no one gets opens nothing.
 */
export async function postVerification(tx: Queries, services: SignInServices, signUp: SignUp): Promise<void> {
  const { email, language, portalId } = signUp;
  const token = newToken();
  const hash = tokenHash(token);
  const validMinutes = linkMinutes.verify;
  await tx.oneTimeTokens.insert({ kind: 'verify', tokenHash: hash, userId: null, payload: signUp, validMinutes });
  const mail = (await tx.users.withPassword(email))
    ? ({ kind: 'exists', href: `${services.origin}${href('/login')}?action=reset` } as const)
    : ({ kind: 'verify', href: `${services.origin}${href('/verify/:token', { token })}` } as const);
  await postMessage(tx, services.gateways, {
    kind: mail.kind,
    channel: 'email',
    recipient: email,
    portalId,
    ...services.writer.mail(language, mail),
    validMinutes,
    idempotencyKey: `verify:${hash.toString('hex')}`,
  });
}
