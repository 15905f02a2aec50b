import { href } from 'react-router';
import type { User } from '../../db/queries/people/users.ts';
import type { Transaction } from '../../db/queries.ts';
import { postMessage } from '../messages/post-message.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';

/** Tells the owner of a password that it is another one now, and how to get it back; `change` names the change, which is told once. */
export async function notifyPasswordChanged(
  tx: Transaction,
  { gateways, writer, origin }: Pick<SignInServices, 'gateways' | 'writer' | 'origin'>,
  { user, change }: { readonly user: User; readonly change: string },
): Promise<void> {
  await postMessage(tx, gateways, {
    kind: 'passwordChanged',
    channel: 'email',
    recipient: user.email,
    ...writer.mail(user.language, { kind: 'passwordChanged', href: `${origin}${href('/login')}?action=reset` }),
    validMinutes: null,
    idempotencyKey: `password-changed:${change}`,
  });
}
