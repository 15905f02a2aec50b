import * as z from 'zod';
import type { AdviserInvitationsPage, AdviserInvitationState } from '#contracts/people/adviser-invitations.ts';
import { system } from '#domain/actor.ts';
import { authorize } from '#domain/policy.ts';
import { adviserInvitationPolicy } from '#domain/portal/adviser-invitation-policy.ts';
import { linkMinutes } from '#domain/sign-in/link-minutes.ts';
import type { ListedAdviserInvitation } from '../../db/queries/people/adviser-invitations.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';

const maxListed = 200;

/** The query in the page's address. */
export const AdviserInvitationsQuery = z.object({ portal: z.string().max(40).optional() });

/**
 * The portals to which advisers can be invited, and the latest 200 invitations, those that wait first.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function readAdviserInvitations(
  { actor, auth, variant }: Pick<RequestContext, 'actor' | 'auth' | 'variant'>,
  { portal: chosen }: z.infer<typeof AdviserInvitationsQuery>,
): Promise<AdviserInvitationsPage> {
  authorize({ policy: adviserInvitationPolicy, action: 'read', notFound: 'page-not-found' }, actor, {});
  return auth.database.as(system('invitation')).read(async ({ portals, subscriptions, adviserInvitations }) => {
    const listed = await adviserInvitations.latest({ validMinutes: linkMinutes.invite, most: maxListed });
    const all = await portals.all();
    const places = await Promise.all(all.map(async ({ id, name }) => ({ id, name, ...(await subscriptions.useOf(id)).advisors })));
    return {
      portals: places,
      chosen: all.find(({ id }) => id === chosen)?.id ?? (all.length === 1 ? (all[0]?.id ?? null) : null),
      invitations: listed.map((invitation) => {
        const { id, name, email, portal, invitedBy } = invitation;
        const { state, at } = standing(invitation);
        return { id, name, email, portal, invitedBy, state, at: localMoment(at, variant.timeZone) };
      }),
    };
  });
}

function standing({ acceptedAt, withdrawnAt, lastSentAt, isExpired }: ListedAdviserInvitation): {
  state: AdviserInvitationState;
  at: string;
} {
  if (acceptedAt !== null) return { state: 'accepted', at: acceptedAt };
  if (withdrawnAt !== null) return { state: 'withdrawn', at: withdrawnAt };
  return { state: isExpired ? 'expired' : 'open', at: lastSentAt };
}
