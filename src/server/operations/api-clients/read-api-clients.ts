import type { ApiClientUse } from '#contracts/admin/api-clients.ts';
import type { GridRow } from '#contracts/records.ts';
import { apiClientPolicy } from '#domain/api-client/api-client-policy.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { ListQuery } from '../../db/list-query.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import type { VersionedValues } from '../change-of-record.ts';
import type { ApiClientValues } from './create-api-client.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'variant'>;

const reading = { policy: apiClientPolicy, action: 'read', notFound: 'page-not-found' } as const;

/**
 * Some of the systems that may ask the API, or might once, and how many there are of them.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function listApiClients(
  { actor, db, variant }: Asking,
  query: ListQuery,
): Promise<{ readonly rows: GridRow[]; readonly found: number }> {
  authorize(reading, actor, {});
  const { clients, found } = await db.read(({ apiClients }) => apiClients.page(query));
  const rows = clients.map(({ id, name, scopes, createdAt, lastUsedAt, revokedAt }) => ({
    id,
    cells: {
      name,
      scopes: String(scopes),
      state: revokedAt === null ? 'live' : 'revoked',
      createdAt: localMoment(createdAt, variant.timeZone),
      lastUsedAt: lastUsedAt && localMoment(lastUsedAt, variant.timeZone),
    },
  }));
  return { rows, found };
}

interface ReadApiClient extends VersionedValues<ApiClientValues> {
  readonly name: string;
  readonly panels: { readonly use: ApiClientUse };
}

/**
 * One of them; nothing of it changes but whether it may ask.
 *
 * @throws AccessRefused `api-client-not-found` for all but administrators, and for one that does not exist
 */
export async function readApiClient({ actor, db, variant }: Asking, id: string): Promise<ReadApiClient> {
  const client = isId(id) ? await db.read(({ apiClients }) => apiClients.withMaker(id)) : null;
  authorize({ ...reading, notFound: 'api-client-not-found' }, actor, client);
  const { name, scopes, maker, createdAt, lastUsedAt, revokedAt } = client;
  const onTheClock = (moment: string | null) => moment && localMoment(moment, variant.timeZone);
  const use = {
    createdAt: localMoment(createdAt, variant.timeZone),
    maker,
    lastUsedAt: onTheClock(lastUsedAt),
    revokedAt: onTheClock(revokedAt),
  };
  return { name, version: 1, values: { name, scopes }, panels: { use } };
}
