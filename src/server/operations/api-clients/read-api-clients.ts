import type { ShownApiClient } from '#contracts/admin/api-clients.ts';
import { apiClientPolicy } from '#domain/api-client/api-client-policy.ts';
import { authorize } from '#domain/policy.ts';
import { localMoment } from '../../local-moment.ts';
import type { Visit } from '../../visit.ts';

/**
 * All systems that may ask the API, those that no longer may at the end.
 *
 * @throws AccessRefused `page-not-found` for whom it is not meant.
 */
export async function readApiClients({ actor, db, variant }: Pick<Visit, 'actor' | 'db' | 'variant'>): Promise<ShownApiClient[]> {
  authorize({ policy: apiClientPolicy, action: 'read', notFound: 'page-not-found' }, actor, {});
  const clients = await db.read(({ apiClients }) => apiClients.all());
  const onTheClock = (moment: string | null) => moment && localMoment(moment, variant.timeZone);
  const shown = clients.map(({ id, name, scopes, createdAt, maker, lastUsedAt, revokedAt }) => ({
    id,
    name,
    scopes,
    madeAt: localMoment(createdAt, variant.timeZone),
    maker,
    lastUsedAt: onTheClock(lastUsedAt),
    revokedAt: onTheClock(revokedAt),
  }));
  return shown.toSorted((a, b) => Number(a.revokedAt !== null) - Number(b.revokedAt !== null));
}
