import { href } from 'react-router';
import { guest, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { notifyAdministrators } from '../messages/notify-administrators.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';
import type { Invitee } from './invitee.ts';

/**
 * Notifies the administrators of a full portal when an invitation to it is accepted, once a day for each address, and records it in the
 * trail.
 */
export async function notifyWhenFull(services: SignInServices, { to, email }: Invitee, error: unknown): Promise<void> {
  if (to.kind !== 'portal' || !(error instanceof AppError) || error.code !== 'advisors-full') return;
  const { portalId } = to.invitation;
  await services.db.as(system('invitation')).write(async (tx) => {
    const portal = (await tx.portals.find(portalId))?.name ?? '';
    const day = new Date().toISOString().slice(0, 10);
    const mail = {
      kind: 'advisorsFull',
      href: `${services.origin}${href('/dashboard/:portal', { portal: portalId })}`,
      portal,
      email,
    } as const;
    await notifyAdministrators(tx, services, { portalId, mail, about: `${portalId}:${email}:${day}` });
    tx.audit.add({ action: 'invitation-accepted', outcome: 'refused', by: guest, portalId, after: { why: error.code } });
  });
  await services.wakeSender();
}
