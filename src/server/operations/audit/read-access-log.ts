import type { AccessLog } from '#contracts/admin/audit-page.ts';
import type { AccessLogQuery } from '#contracts/admin/audit-query.ts';
import { system } from '#domain/actor.ts';
import { accessLogPolicy } from '#domain/audit/audit-policy.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';

const pageSize = 30;

/**
 * Lists the views of the caller's accounts by others, and their downloads; the newest first. The system reads the names and roles of the
 * firm's people: a client sees that someone looked even if the client may see no other row of theirs.
 *
 * @throws AccessRefused `page-not-found` for all but clients.
 */
export async function readAccessLog({ actor, db, auth, variant }: RequestContext, { before }: AccessLogQuery): Promise<AccessLog> {
  authorize({ policy: accessLogPolicy, action: 'read', notFound: 'page-not-found' }, actor, {});
  const wanted = { before: before ?? null, timeZone: variant.timeZone, limit: pageSize + 1 };
  const found = await db.read((snapshot) => snapshot.activities.ofOthersOnOwnAccounts(wanted));
  const shown = found.slice(0, pageSize);
  const ids = [...new Set(shown.map(({ userId }) => userId))];
  const people = await auth.database.as(system('access-log')).read((snapshot) => snapshot.users.namesOf(ids));
  return {
    isFirstPage: before === undefined,
    entries: shown.map(({ userId, ...entry }) => ({ ...entry, person: people.get(userId) ?? null })),
    next: found.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}
