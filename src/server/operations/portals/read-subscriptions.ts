import { fieldsIn } from '#collections/collection.ts';
import { subscriptions } from '#collections/subscriptions.ts';
import type { GridRow } from '#contracts/records.ts';
import { isId } from '#domain/is-id.ts';
import { lookedAtPolicy } from '#domain/office/looked-at-policy.ts';
import { authorize } from '#domain/policy.ts';
import type { ValuesOf } from '#forms/values.ts';
import type { WantedRows } from '../../db/wanted-rows.ts';
import type { Visit } from '../../visit.ts';

const fields = fieldsIn(subscriptions);

type Asking = Pick<Visit, 'actor' | 'db'>;

const reading = { policy: lookedAtPolicy, action: 'read', notFound: 'page-not-found' } as const;

/**
 * Some of the subscriptions that portals have, and how many there are of them.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function listSubscriptions(
  { actor, db }: Asking,
  wanted: WantedRows,
): Promise<{ readonly rows: GridRow[]; readonly found: number }> {
  authorize(reading, actor, {});
  const { rows, found } = await db.read(({ subscriptions: all }) => all.page(wanted));
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
