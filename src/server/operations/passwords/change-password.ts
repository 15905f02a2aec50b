import { randomUUID } from 'node:crypto';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { hashPassword } from '../../auth/password.ts';
import type { RequestContext } from '../../request-context.ts';
import { checkPassword } from './check-password.ts';
import { refusePassword } from './refuse-password.ts';
import { replacePassword } from './set-password.ts';
import { notifyPasswordChanged } from './notify-password-changed.ts';

interface PasswordChange {
  readonly current: string;
  readonly password: string;
}

/**
 * Gives someone who is signed in and knows the old password a new one; every device is signed out, this one too, and the owner is told.
 *
 * @throws AppError for a password that may not be chosen, `wrong-password` or `too-many-attempts` for the old one, `sign-in-needed`
 */
export async function changePassword(
  { signedIn, auth: { services, caller } }: Pick<RequestContext, 'signedIn' | 'auth'>,
  { current, password }: PasswordChange,
): Promise<void> {
  if (!signedIn) throw new AppError('sign-in-needed');
  refusePassword(services, password, signedIn.user);
  const checked = await checkPassword(services.db, caller, { email: signedIn.user.email, password: current });
  if (!checked) throw new AppError('wrong-password');
  const { user, passwordHash: before } = checked;
  const passwordHash = await hashPassword(password);
  await services.db.as(system('set-password')).write(async (tx) => {
    // One that was changed in the meantime is no longer the old one.
    if (user.id !== signedIn.user.id || !(await tx.credentials.isStill(user.id, before))) throw new AppError('wrong-password');
    await replacePassword(tx, [user.id], { passwordHash, deviceToken: caller.deviceToken });
    tx.audit.add({ action: 'password-set', by: { kind: user.role, userId: user.id }, target: { kind: 'person', id: user.id } });
    await notifyPasswordChanged(tx, services, { user, change: randomUUID() });
  });
  await services.wakeSender();
}
