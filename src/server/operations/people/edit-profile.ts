import { randomUUID } from 'node:crypto';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { personPolicy } from '#domain/person/person-policy.ts';
import { authorize } from '#domain/policy.ts';
import type { User } from '../../db/queries/users.ts';
import type { Transaction } from '../../db/queries.ts';
import type { Visit } from '../../visit.ts';
import { postMessage } from '../messages/post-message.ts';
import type { SignInDesk } from '../sign-in/sign-in-desk.ts';
import { recentlySignedIn } from './recently-signed-in.ts';

/** What people may change of themselves; empty is none. */
export interface ProfileChange {
  readonly name: string;
  readonly title: string;
  readonly phone: string;
  readonly pinTarget: 'sms' | 'email';
}

/**
 * Changes what somebody says of himself. Where PINs go, the number and the way, is changed by whoever has signed in lately alone, and a
 * mail tells of it.
 *
 * @throws AppError `sign-in-needed`, `name-required`, `phone-required`, `recent-sign-in-needed`
 */
export async function editProfile(
  { actor, signedIn, entrance }: Pick<Visit, 'actor' | 'signedIn' | 'entrance'>,
  change: ProfileChange,
): Promise<void> {
  if (!signedIn) throw new AppError('sign-in-needed');
  authorize({ policy: personPolicy, action: 'edit', notFound: 'sign-in-needed' }, actor, signedIn.user);
  if (change.name === '') throw new AppError('name-required');
  if (change.phone === '') throw new AppError('phone-required');
  // Nobody writes a person's row for himself; of these fields the system does it for him.
  const { database, desk } = entrance;
  await database.as(system('profile')).write(async (tx) => {
    const user = await tx.users.find(signedIn.user.id);
    if (!user) throw new AppError('sign-in-needed');
    const movesPins = user.phone !== change.phone || user.pinTarget !== change.pinTarget;
    if (movesPins) recentlySignedIn({ actor, signedIn });
    const { name, title, phone, pinTarget } = user;
    const after = { ...change, title: change.title || null };
    await tx.users.setDetails(user.id, after);
    const target = { kind: 'person', id: user.id } as const;
    tx.audit.add({ action: 'profile-changed', by: signedIn.actor, target, before: { name, title, phone, pinTarget }, after });
    if (movesPins) await tellPinsMoved(tx, desk, user);
  });
  await desk.wakeSender();
}

/** Tells the owner, by the mailbox that nobody changes here: whoever gets the PINs needs but the password. */
async function tellPinsMoved(tx: Transaction, { ways, writer, origin }: SignInDesk, user: User): Promise<void> {
  await postMessage(tx, ways, {
    kind: 'pinTargetChanged',
    channel: 'email',
    recipient: user.email,
    ...writer.mail(user.language, { kind: 'pinTargetChanged', href: `${origin}/login?action=reset` }),
    validMinutes: null,
    idempotencyKey: `pin-target-changed:${randomUUID()}`,
  });
}
