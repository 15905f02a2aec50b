import type { Transaction } from '../../db/queries.ts';
import type { User } from '../../db/queries/people/users.ts';
import { postInvitationLink } from '../invitations/post-invitation-link.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';

/** The link by which a user without a password chooses one. Those before are dead. */
export async function postPersonInvitation(tx: Transaction, services: SignInServices, user: User): Promise<void> {
  await tx.oneTimeTokens.deletePersonInvitations(user.id);
  await postInvitationLink(tx, services, {
    payload: { person: user.id, email: user.email.toLowerCase() },
    portalId: null,
    user,
    mail: (link) => ({ kind: 'userInvitation', ...link }),
    isSent: true,
  });
}
