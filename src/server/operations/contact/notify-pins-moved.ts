import { randomUUID } from 'node:crypto';
import { href } from 'react-router';
import { AppError } from '#domain/errors.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Transaction } from '../../db/queries.ts';
import { allowMessage } from '../messages/allow-message.ts';
import { postMessage } from '../messages/post-message.ts';
import { canText } from '../second-factor/pin-message.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';

/**
 * Tells the owner that PINs take another way: by mail, and by a text message to the telephone that had them. `user` is as they were before. Anyone who
 * gets the PINs needs but the password.
 *
 * @throws AppError as `allowMessage` does: where no one can be told, nothing moves
 */
export async function notifyPinsMoved(tx: Transaction, services: SignInServices, user: User): Promise<void> {
  const { gateways, writer, origin } = services;
  await postMessage(tx, gateways, {
    kind: 'pinTargetChanged',
    channel: 'email',
    recipient: user.email,
    ...writer.mail(user.language, { kind: 'pinTargetChanged', href: `${origin}${href('/login')}?action=reset` }),
    validMinutes: null,
    idempotencyKey: `pin-target-changed:${randomUUID()}`,
  });
  if (user.phone === null || !canText(services, user.phone)) return;
  const allowance = await allowMessage(tx, services, { userId: user.id, channel: 'sms', isPin: false, isOfNewDevice: false });
  if ('waitSeconds' in allowance) throw new AppError('pin-too-soon', { seconds: allowance.waitSeconds });
  await postMessage(tx, gateways, {
    kind: 'pinTargetChanged',
    channel: 'sms',
    recipient: user.phone,
    ...writer.pinsMovedBySms(user.language),
    ...allowance.counted,
    validMinutes: null,
    idempotencyKey: `pin-target-changed-sms:${randomUUID()}`,
  });
}
