import * as z from 'zod';
import { guest, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { needsPin } from '#domain/sign-in/second-factor.ts';
import { tokenHash } from '../../auth/token.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Queries } from '../../db/queries.ts';
import { ownFactors } from '../second-factor/own-factors.ts';
import { targetFor } from '../second-factor/pin-message.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';

const Former = z.object({ userId: z.string(), email: z.string() });

/**
 * The reader the mails of the former address gets the account back to it. Everyone is signed out, no device is known any more, and anyone who
 * had changed it cannot do the same to them: later ways back are dead, and so is a password that is younger than the change, or that lets in
 * without this mailbox.
 *
 * @throws AppError `link-expired`, or `email-taken` when the address has become someone else's
 */
export async function undoEmail(services: SignInServices, token: string): Promise<void> {
  await services.db.as(system('email-change')).write(async (tx) => {
    const used = await tx.oneTimeTokens.consume('email-undo', tokenHash(token));
    const former = used && Former.parse(used.payload);
    const user = former && (await tx.users.find(former.userId));
    if (!used || !user || user.isDisabled) throw new AppError('link-expired');
    const { id, email: present } = user;
    const keepsPassword = (await isOnlyAskedByMail(tx, services, user)) && (await tx.credentials.isOlderThan(id, used.createdAt));
    if (!keepsPassword) await tx.credentials.forget(id);
    if (!(await tx.users.setEmail(id, former.email))) throw new AppError('email-taken');
    await tx.oneTimeTokens.deleteLaterUndos(id, used);
    await tx.knownDevices.forgetOthers([id], null);
    tx.audit.add({
      action: 'email-change-undone',
      by: guest,
      target: { kind: 'person', id },
      before: { email: present },
      after: { email: former.email, keepsPassword },
    });
  });
}

/** Returns true if a PIN to the address is the only second factor. */
async function isOnlyAskedByMail(tx: Queries, services: SignInServices, user: User): Promise<boolean> {
  if (user.isTwoFactorDisabled || targetFor(services, user).channel !== 'email') return false;
  return needsPin(await ownFactors(tx, user.id));
}
