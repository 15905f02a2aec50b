import type { ClientInvitationsPage, ClientInvitationsQuery } from '#contracts/people/client-invitations.ts';
import { invitationsPolicy } from '#domain/account/invitation-policy.ts';
import { authorize } from '#domain/policy.ts';
import type { UninvitedQuery } from '../../db/queries/people/invitations.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';

const pageSize = 50;

/** As the database is asked. */
export function toUninvitedQuery(portalId: string, { find, sent }: Pick<ClientInvitationsQuery, 'find' | 'sent'>): UninvitedQuery {
  return { portalId, find: find?.trim() || null, state: sent ?? null };
}

/**
 * A page of the clients on the portal of the page who have not signed in: of those whom the actor manages.
 *
 * @throws AccessRefused `page-not-found` for clients
 */
export async function readUninvited(
  { actor, db, portal, variant }: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant'>,
  query: ClientInvitationsQuery,
): Promise<ClientInvitationsPage> {
  authorize({ policy: invitationsPolicy, action: 'read', notFound: 'page-not-found' }, actor, portal);
  const page = query.page ?? 1;
  const { clients, found } = await db.read(({ invitations }) =>
    invitations.uninvited(toUninvitedQuery(portal.id, query), { limit: pageSize, offset: (page - 1) * pageSize }),
  );
  return {
    query,
    clients: clients.map(({ lastSentAt, ...client }) => ({
      ...client,
      lastSentAt: lastSentAt && localMoment(lastSentAt, variant.timeZone),
    })),
    found,
    page,
    pages: Math.max(1, Math.ceil(found / pageSize)),
  };
}
