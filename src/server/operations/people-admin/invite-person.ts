import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { peopleAdminPolicy } from '#domain/person/person-policy.ts';
import { authorize } from '#domain/policy.ts';
import type { Visit } from '../../visit.ts';
import { invitationPauses } from '../invitations/post-invitation-link.ts';
import { recentlySignedIn } from '../people/recently-signed-in.ts';
import { postPersonInvitation } from './post-person-invitation.ts';
import { writeAbout } from './write-about.ts';

const InviteForm = z.strictObject({ intent: z.literal('invite') });

/**
 * Sends someone who has not chosen a password yet another invitation.
 *
 * @throws AppError `form-not-understood`, `recent-sign-in-needed`, `has-password`, `adviser-is-disabled`, `invited-just-now`; as `writeAbout`
 */
export async function invitePerson(
  visit: Pick<Visit, 'actor' | 'entrance' | 'signedIn'>,
  id: string,
  fields: Record<string, unknown>,
): Promise<{ readonly done: 'invite' }> {
  if (!InviteForm.safeParse(fields).success) throw new AppError('form-not-understood');
  const { actor, entrance } = visit;
  await writeAbout(visit, id, async (tx, user) => {
    authorize({ policy: peopleAdminPolicy, action: 'govern', notFound: 'person-not-found' }, actor, user);
    recentlySignedIn(visit);
    if (user.isDisabled) throw new AppError('adviser-is-disabled');
    if (await tx.credentials.has(id)) throw new AppError('has-password');
    if (await tx.oneTimeTokens.wasInvitedWithin(id, invitationPauses.one))
      throw new AppError('invited-just-now', { minutes: invitationPauses.one });
    await postPersonInvitation(tx, entrance.services, user);
    tx.audit.add({ action: 'person-invited', by: actor, target: { kind: 'person', id } });
  });
  await entrance.services.wakeSender();
  return { done: 'invite' };
}
