import { href } from 'react-router';
import * as z from 'zod';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { linkMinutes } from '#domain/sign-in/link-minutes.ts';
import { newToken, tokenHash } from '../../auth/token.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Transaction } from '../../db/queries.ts';
import { postMessage } from '../messages/post-message.ts';
import type { Caller, SignInServices } from '../sign-in/sign-in-services.ts';

const Change = z.object({ email: z.string() });

/**
 * The link proves that the new address is read by anyone who asked for it, once: from now on it signs in. Everyone is signed out, no device is known
 * but the one that follows the link, and the old address is told and can take the account back.
 *
 * @throws AppError `link-expired`, or `email-taken` when the address has become someone else's
 */
export async function confirmEmail(services: SignInServices, caller: Caller, token: string): Promise<void> {
  await services.db.as(system('email-change')).write(async (tx) => {
    const used = await tx.oneTimeTokens.consume('email-change', tokenHash(token));
    const user = used?.userId ? await tx.users.find(used.userId) : null;
    if (!used || !user || user.isDisabled) throw new AppError('link-expired');
    const { email } = Change.parse(used.payload);
    if (!(await tx.users.setEmail(user.id, email))) throw new AppError('email-taken');
    await tx.confirmedAddresses.confirm(user.id);
    await tx.knownDevices.forgetOthers([user.id], caller.deviceToken === null ? null : tokenHash(caller.deviceToken));
    await tellOldAddress(tx, services, user);
    const by = { kind: user.role, userId: user.id } as const;
    tx.audit.add({ action: 'email-changed', by, target: { kind: 'person', id: user.id }, before: { email: user.email }, after: { email } });
  });
  await services.wakeSender();
}

/** The link back belongs to the address, not to the person: another change does not end it. */
async function tellOldAddress(tx: Transaction, { gateways, writer, origin }: SignInServices, { id, email, language }: User): Promise<void> {
  const token = newToken();
  const validMinutes = linkMinutes.emailUndo;
  const payload = { userId: id, email };
  await tx.oneTimeTokens.insert({ kind: 'email-undo', tokenHash: tokenHash(token), userId: null, payload, validMinutes });
  await postMessage(tx, gateways, {
    kind: 'emailChanged',
    channel: 'email',
    recipient: email,
    ...writer.mail(language, { kind: 'emailChanged', href: `${origin}${href('/email-undo/:token', { token })}` }),
    validMinutes,
    idempotencyKey: `email-changed:${tokenHash(token).toString('hex')}`,
  });
}
