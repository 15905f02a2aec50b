import { randomUUID } from 'node:crypto';
import type { User } from '../../db/queries/users.ts';
import type { Transaction } from '../../db/queries.ts';
import { postMessage } from '../messages/post-message.ts';
import type { SignInDesk } from '../sign-in/sign-in-desk.ts';

/**
 * Tells the owner that PINs take another way: by mail, and by a text message to the telephone that had them. `user` is as he was before. Whoever
 * gets the PINs needs but the password.
 */
export async function tellPinsMoved(tx: Transaction, { ways, writer, origin }: SignInDesk, user: User): Promise<void> {
  await postMessage(tx, ways, {
    kind: 'pinTargetChanged',
    channel: 'email',
    recipient: user.email,
    ...writer.mail(user.language, { kind: 'pinTargetChanged', href: `${origin}/login?action=reset` }),
    validMinutes: null,
    idempotencyKey: `pin-target-changed:${randomUUID()}`,
  });
  if (user.phone === null || !ways.sms) return;
  await postMessage(tx, ways, {
    kind: 'pinTargetChanged',
    channel: 'sms',
    recipient: user.phone,
    ...writer.pinsMovedBySms(user.language),
    validMinutes: null,
    idempotencyKey: `pin-target-changed-sms:${randomUUID()}`,
  });
}
