import { listFields } from '#collections/collection.ts';
import { subscriptions } from '#collections/subscriptions.ts';
import type { GridRow } from '#contracts/records.ts';
import { isId } from '#domain/is-id.ts';
import { readOnlyPolicy } from '#domain/office/read-only-policy.ts';
import { authorize } from '#domain/policy.ts';
import type { ValuesOf } from '#forms/values.ts';
import type { ListQuery } from '../../db/list-query.ts';
import type { RequestContext } from '../../request-context.ts';

const fields = listFields(subscriptions);

type Asking = Pick<RequestContext, 'actor' | 'db'>;

const reading = { policy: readOnlyPolicy, action: 'read', notFound: 'page-not-found' } as const;

/**
 * Some of the subscriptions that portals have, and how many there are of them.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function listSubscriptions(
  { actor, db }: Asking,
  query: ListQuery,
): Promise<{ readonly rows: GridRow[]; readonly found: number }> {
  authorize(reading, actor, {});
  const { rows, found } = await db.read(({ subscriptions: all }) => all.page(query));
  return { rows: rows.map(({ id, ...cells }) => ({ id, cells })), found };
}

interface ReadSubscription {
  readonly name: string;
  readonly version: number;
  readonly values: ValuesOf<typeof fields>;
  readonly panels: object;
}

/**
 * One of them.
 *
 * @throws AccessRefused `page-not-found` for all but administrators, and for one that there is not
 */
export async function readSubscription({ actor, db }: Asking, id: string): Promise<ReadSubscription> {
  const found = isId(id) ? await db.read(({ subscriptions: all }) => all.find(id)) : null;
  authorize(reading, actor, found);
  return { name: found.name, version: 1, values: found, panels: {} };
}
