import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { peopleAdminPolicy } from '#domain/person/person-policy.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { invitationPauses } from '../invitations/post-invitation-link.ts';
import { requireRecentSignIn } from '../people/require-recent-sign-in.ts';
import { postPersonInvitation } from './post-person-invitation.ts';
import { withLockedUser } from './with-locked-user.ts';

const InviteForm = z.strictObject({ intent: z.literal('invite') });

/**
 * Sends someone who has not chosen a password yet another invitation.
 *
 * @throws AppError `form-not-understood`, `recent-sign-in-needed`, `has-password`, `adviser-is-disabled`, `invited-just-now`; as `withLockedUser`
 */
export async function invitePerson(
  context: Pick<RequestContext, 'actor' | 'auth' | 'signedIn'>,
  id: string,
  fields: Record<string, unknown>,
): Promise<{ readonly done: 'invite' }> {
  if (!InviteForm.safeParse(fields).success) throw new AppError('form-not-understood');
  const { actor, auth } = context;
  await withLockedUser(context, id, async (tx, user) => {
    authorize({ policy: peopleAdminPolicy, action: 'govern', notFound: 'person-not-found' }, actor, user);
    requireRecentSignIn(context);
    if (user.isDisabled) throw new AppError('adviser-is-disabled');
    if (await tx.credentials.has(id)) throw new AppError('has-password');
    if (await tx.oneTimeTokens.wasInvitedWithin(id, invitationPauses.one))
      throw new AppError('invited-just-now', { minutes: invitationPauses.one });
    await postPersonInvitation(tx, auth.services, user);
    tx.audit.add({ action: 'person-invited', by: actor, target: { kind: 'person', id } });
  });
  await auth.services.wakeSender();
  return { done: 'invite' };
}
