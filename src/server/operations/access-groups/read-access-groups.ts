import type { AccessGroupsPage, ClientRow, PickPage, PickQuery, ShownAccessGroup, TeamRow } from '#contracts/people/access-groups.ts';
import type { AdminListQuery } from '#contracts/admin/admin-list-query.ts';
import { accessGroupPolicy } from '#domain/access-group/access-group-policy.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { Queries } from '../../db/queries.ts';
import type { Visit } from '../../visit.ts';

type Asking = Pick<Visit, 'actor' | 'db'>;

const pageSize = 50;
const reading = { policy: accessGroupPolicy, action: 'read', notFound: 'access-group-not-found' } as const;

/**
 * A page of the access groups, by name.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function readAccessGroups({ actor, db }: Asking, query: AdminListQuery): Promise<AccessGroupsPage> {
  authorize({ ...reading, notFound: 'page-not-found' }, actor, {});
  const { find = null, page = 1 } = query;
  const { groups, found } = await db.read(({ accessGroups }) =>
    accessGroups.page({ find, limit: pageSize, offset: (page - 1) * pageSize }),
  );
  return { query, groups, found, page, pages: Math.max(1, Math.ceil(found / pageSize)) };
}

/**
 * One of them.
 *
 * @throws AccessRefused `access-group-not-found` for all but administrators, and for one that does not exist
 */
export async function readAccessGroup({ actor, db }: Asking, id: string): Promise<ShownAccessGroup> {
  const group = isId(id) ? await db.read((snapshot) => shown(snapshot, id)) : null;
  authorize(reading, actor, group);
  return group;
}

/** Its team, or the advisers who may join it; refused as `readAccessGroup` is. */
export function readTeam(visit: Asking, id: string, query: PickQuery): Promise<PickPage<TeamRow>> {
  return readPicks(visit, id, { query, rowsOf: 'team' });
}

/** Its clients, or the accounts that may be; refused as `readAccessGroup` is. */
export function readGroupClients(visit: Asking, id: string, query: PickQuery): Promise<PickPage<ClientRow>> {
  return readPicks(visit, id, { query, rowsOf: 'clients' });
}

interface Picks<Of extends 'team' | 'clients'> {
  readonly query: PickQuery;
  readonly rowsOf: Of;
}
type RowOf = { readonly team: TeamRow; readonly clients: ClientRow };

async function readPicks<Of extends 'team' | 'clients'>(
  { actor, db }: Asking,
  id: string,
  { query, rowsOf }: Picks<Of>,
): Promise<PickPage<RowOf[Of]>> {
  const { find = null, page = 1, show = 'in' } = query;
  const picks = await db.read(async (snapshot) => {
    const group = isId(id) ? await shown(snapshot, id) : null;
    authorize(reading, actor, group);
    const wanted = { groupId: id, show, find, limit: pageSize, offset: (page - 1) * pageSize };
    // The compiler does not see that a list and its rows belong together.
    const { rows, found } = (await snapshot.accessGroups[rowsOf](wanted)) as { readonly rows: RowOf[Of][]; readonly found: number };
    return { group, rows, found };
  });
  return { ...picks, query, page, pages: Math.max(1, Math.ceil(picks.found / pageSize)) };
}

async function shown({ accessGroups }: Queries, id: string): Promise<ShownAccessGroup | null> {
  const group = await accessGroups.find(id);
  if (!group) return null;
  const { name, description, version } = group;
  return { id, version, fields: { name, description: description ?? '' }, ...(await accessGroups.sizeOf(id)) };
}
