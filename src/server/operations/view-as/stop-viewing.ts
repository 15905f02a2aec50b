import { href } from 'react-router';
import { system } from '#domain/actor.ts';
import { tokenHash } from '../../auth/token.ts';
import { messageGateways } from '../../db/refuse-viewers.ts';
import type { RequestContext } from '../../request-context.ts';

/**
 * The request's session sees the portal as its own person again.
 *
 * @returns where to go on: the account that it was, while that is open
 */
export async function stopViewing({ signedIn, auth }: Pick<RequestContext, 'signedIn' | 'auth'>): Promise<string> {
  const { sessionToken } = auth;
  const viewing = signedIn?.viewing;
  if (!signedIn || !viewing || sessionToken === null) return href('/portals');
  const { client, accountId, personId } = viewing;
  await auth.database.as(system(messageGateways.stopViewing)).write(async (tx) => {
    if (!(await tx.viewings.end(tokenHash(sessionToken)))) return;
    tx.audit.add({
      action: 'view-as-ended',
      by: signedIn.actor,
      accountId,
      target: { kind: 'person', id: personId },
      ...(client ? { portalId: client.portalId } : { after: { why: 'access-lost' } }),
    });
  });
  return client ? href('/dashboard/:portal/account/:account', { portal: client.portalId, account: accountId }) : href('/portals');
}
