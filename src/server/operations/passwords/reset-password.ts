import * as z from 'zod';
import { guest, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { hashPassword } from '../../auth/password.ts';
import { tokenHash } from '../../auth/token.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { Queries, Transaction } from '../../db/queries.ts';
import { replacePassword } from './set-password.ts';
import { notifyPasswordChanged } from './notify-password-changed.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';
import { refusePassword } from './refuse-password.ts';

/** The payload of a link for a new password. A printed link came by no mail, so it proves no mailbox. */
const ResetLink = z.object({ isPrinted: z.boolean().default(false) });

interface NewPassword {
  readonly token: string;
  readonly password: string;
  /** The device cookie of the requesting browser, which stays known. */
  readonly deviceToken?: string | null;
}

/**
 * The link of a mail, or one that was printed (`create-password-link.ts`), sets a new password, once; wherever its owner was signed in is signed
 * out, accounts elsewhere sign them in no more until they allow it again, and the owner is told, unless it is the first way in that they have. It signs no
 * one in.
 *
 * @throws AppError for a password that may not be chosen (the link stays good), or `link-expired`.
 */
export async function resetPassword(services: SignInServices, { token, password, deviceToken }: NewPassword): Promise<void> {
  const hash = tokenHash(token);
  const owner = await ownerOf(services, hash);
  if (!owner) throw new AppError('link-expired');
  refusePassword(services, password, owner);
  const passwordHash = await hashPassword(password);
  await services.db.as(system('reset')).write((tx) => setByLink(tx, services, { hash, passwordHash, deviceToken }));
  await services.wakeSender();
}

/** Returns true if the link sets the first password of its owner. */
export async function isForFirstPassword(services: SignInServices, token: string): Promise<boolean> {
  const owner = await ownerOf(services, tokenHash(token));
  if (!owner) return false;
  return services.db.as(system('reset')).read(async (snapshot) => !(await hasPassword(snapshot, owner)));
}

/** Returns the owner of the password that the link sets, while it is valid. The check does not use it up. */
async function ownerOf({ db }: SignInServices, hash: Buffer): Promise<User | null> {
  return db.as(system('reset')).read(async ({ oneTimeTokens, users }) => {
    const link = await oneTimeTokens.find('reset', hash);
    return link?.userId ? users.find(link.userId) : null;
  });
}

interface HashedPassword {
  readonly hash: Buffer;
  readonly passwordHash: string;
  readonly deviceToken: string | null | undefined;
}

async function setByLink(tx: Transaction, services: SignInServices, { hash, passwordHash, deviceToken }: HashedPassword): Promise<void> {
  const used = await tx.oneTimeTokens.consume('reset', hash);
  const user = used?.userId ? await tx.users.find(used.userId) : null;
  if (!used || !user || user.isDisabled) throw new AppError('link-expired');
  const hadPassword = await hasPassword(tx, user);
  await replacePassword(tx, [user.id], { passwordHash, deviceToken });
  if (!ResetLink.parse(used.payload).isPrinted) await tx.confirmedAddresses.confirm(user.id);
  const unlinked = await tx.linkedIdentities.endAll(user.id);
  for (const provider of unlinked)
    tx.audit.add({ action: 'identity-unlinked', by: guest, target: { kind: 'person', id: user.id }, before: { provider } });
  tx.audit.add({ action: 'password-set', by: { kind: user.role, userId: user.id }, target: { kind: 'person', id: user.id } });
  if (hadPassword || unlinked.length > 0) await notifyPasswordChanged(tx, services, { user, change: hash.toString('hex') });
}

async function hasPassword({ users }: Queries, { email }: User): Promise<boolean> {
  return Boolean((await users.withPassword(email))?.passwordHash);
}
