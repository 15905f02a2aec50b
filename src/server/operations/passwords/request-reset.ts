import { href } from 'react-router';
import { guest, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { emailKey, isEmailAddress } from '#domain/sign-in/email-address.ts';
import { linkMinutes } from '#domain/sign-in/link-minutes.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Transaction } from '../../db/queries.ts';
import { postMessage, postToNobody } from '../messages/post-message.ts';
import { mailBuckets } from '../sign-in/mail-buckets.ts';
import { countInAdvance } from './password-buckets.ts';
import type { Caller, SignInServices } from '../sign-in/sign-in-services.ts';

/** The caller, and in which language: the mail is written in it unless its reader chose another. */
interface ResetForm {
  readonly email: string;
  readonly language: string;
}

/**
 * Someone asks for a new password: if the address has an account that is not disabled, a link is on its way. Answer and work are the same
 * when it has none.
 *
 * @throws AppError `email-required`, `email-invalid` or `too-many-attempts`.
 */
export async function requestReset(services: SignInServices, caller: Caller, form: ResetForm): Promise<void> {
  const email = emailKey(form.email);
  if (email === '') throw new AppError('email-required');
  if (!isEmailAddress(email)) throw new AppError('email-invalid');
  await services.db.as(system('reset')).write(async (tx) => {
    await countInAdvance(tx, await mailBuckets(tx, caller, email));
    const found = await tx.users.withPassword(email);
    await postLink(tx, services, { reader: found && !found.user.isDisabled ? found.user : null, language: form.language });
  });
  await services.wakeSender();
}

interface Asked {
  readonly reader: User | null;
  readonly language: string;
}

async function postLink(tx: Transaction, services: SignInServices, { reader, language }: Asked): Promise<void> {
  const token = newToken();
  const hash = tokenHash(token);
  const validMinutes = linkMinutes.reset;
  await tx.oneTimeTokens.insert({ kind: 'reset', tokenHash: hash, userId: reader?.id ?? null, payload: {}, validMinutes });
  const message = {
    kind: 'reset',
    channel: 'email',
    recipient: reader?.email ?? '',
    ...services.writer.mail(reader?.language ?? language, { kind: 'reset', href: `${services.origin}${href('/reset/:token', { token })}` }),
    validMinutes,
    idempotencyKey: `reset:${hash.toString('hex')}`,
  } as const;
  await (reader ? postMessage(tx, services.gateways, message) : postToNobody(tx, message));
  tx.audit.add({ action: 'reset-requested', by: guest, ...(reader ? { target: { kind: 'person', id: reader.id } } : {}) });
}
