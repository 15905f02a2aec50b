import { href } from 'react-router';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { emailKey, isEmailAddress } from '#domain/sign-in/email-address.ts';
import { mailLimits } from '#domain/sign-in/failure-count.ts';
import { linkMinutes } from '#domain/sign-in/link-minutes.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import type { RequestContext } from '../../request-context.ts';
import { postMessage } from '../messages/post-message.ts';
import { countInAdvance } from '../passwords/password-buckets.ts';
import { requireRecentSignIn, requireLiveSession } from '../people/require-recent-sign-in.ts';

/**
 * Someone wants to sign in with another address: a link goes there, and until it is followed nothing changes. That an address is someone
 * else's is said, as the specification wants; so it is asked for with a recent sign-in, told to the trail, and twelve times a day at most.
 *
 * @throws AppError `sign-in-needed`, `recent-sign-in-needed`, `email-required`, `email-invalid`, `email-unchanged`, `email-taken` or
 * `too-many-attempts`
 */
export async function beginEmailChange(context: Pick<RequestContext, 'actor' | 'signedIn' | 'auth'>, given: string): Promise<void> {
  const { id, email: present } = requireRecentSignIn(context);
  const { database, services } = context.auth;
  const email = emailKey(given);
  if (email === '') throw new AppError('email-required');
  if (!isEmailAddress(email)) throw new AppError('email-invalid');
  if (email === emailKey(present)) throw new AppError('email-unchanged');
  const asked = database.as(system('email-change'));
  const bucket = { key: { kind: 'mail', subject: `email-change:${id}` }, limits: mailLimits } as const;
  await asked.writeUnaudited('sign-in-counts', (tx) => countInAdvance(tx, [bucket]));
  await asked.write(async (tx) => {
    const user = await tx.users.find(id);
    if (!user) throw new AppError('sign-in-needed');
    if (await tx.users.withPassword(email)) throw new AppError('email-taken');
    const token = newToken();
    const validMinutes = linkMinutes.emailChange;
    await tx.oneTimeTokens.deleteOf([id], 'email-change');
    await tx.oneTimeTokens.insert({ kind: 'email-change', tokenHash: tokenHash(token), userId: id, payload: { email }, validMinutes });
    await postMessage(tx, services.gateways, {
      kind: 'emailChange',
      channel: 'email',
      recipient: email,
      ...services.writer.mail(user.language, { kind: 'emailChange', href: `${services.origin}${href('/email/:token', { token })}` }),
      validMinutes,
      idempotencyKey: `email-change:${tokenHash(token).toString('hex')}`,
    });
    await requireLiveSession(tx, context.auth.sessionToken);
    tx.audit.add({ action: 'email-change-begun', by: context.actor, target: { kind: 'person', id }, after: { email } });
  });
  await services.wakeSender();
}
