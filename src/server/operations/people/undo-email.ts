import * as z from 'zod';
import { guest, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { tokenHash } from '../../auth/token.ts';
import type { SignInDesk } from '../sign-in/sign-in-desk.ts';

const Former = z.object({ userId: z.string(), email: z.string() });

/** Whether a link that takes an address back can still be used; looking at it does not use it up. */
export async function isGood({ db }: Pick<SignInDesk, 'db'>, token: string): Promise<boolean> {
  return (await db.as(system('email-change')).read(({ oneTimeTokens }) => oneTimeTokens.find('email-undo', tokenHash(token)))) !== null;
}

/**
 * Whoever reads the mails of the former address gets the account back to it. Everybody is signed out, no device is known any more, and whoever
 * had changed it cannot do the same to him.
 *
 * @throws AppError `link-expired`, or `email-taken` when the address has become somebody else's
 */
export async function undoEmail(desk: SignInDesk, token: string): Promise<void> {
  await desk.db.as(system('email-change')).write(async (tx) => {
    const used = await tx.oneTimeTokens.consume('email-undo', tokenHash(token));
    const former = used && Former.parse(used.payload);
    const user = former && (await tx.users.find(former.userId));
    if (!user || user.isDisabled) throw new AppError('link-expired');
    const { id, email: present } = user;
    if (!(await tx.users.setEmail(id, former.email))) throw new AppError('email-taken');
    await tx.oneTimeTokens.deleteNaming('email-undo', 'userId', id);
    await tx.knownDevices.forgetOthers([id], null);
    tx.audit.add({
      action: 'email-change-undone',
      by: guest,
      target: { kind: 'person', id },
      before: { email: present },
      after: { email: former.email },
    });
  });
}
