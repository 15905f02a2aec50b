import type { PickPage, TeamRow, ClientRow } from '#contracts/people/access-groups.ts';
import type { GridRow, PanelQuery } from '#contracts/records.ts';
import { accessGroupPolicy } from '#domain/access-group/access-group-policy.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { Queries } from '../../db/queries.ts';
import type { ListQuery } from '../../db/list-query.ts';
import type { RequestContext } from '../../request-context.ts';
import type { VersionedValues } from '../change-of-record.ts';
import type { AccessGroupValues } from './access-group-values.ts';

type Asking = Pick<RequestContext, 'actor' | 'db'>;

const pageSize = 50;
const reading = { policy: accessGroupPolicy, action: 'read', notFound: 'access-group-not-found' } as const;
const allIn = { find: null, show: 'in', page: 1 } as const;

/**
 * Some of the access groups, and how many there are of them.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function listAccessGroups(
  { actor, db }: Asking,
  wanted: ListQuery,
): Promise<{ readonly rows: GridRow[]; readonly found: number }> {
  authorize({ ...reading, notFound: 'page-not-found' }, actor, {});
  const { groups, found } = await db.read(({ accessGroups }) => accessGroups.page(wanted));
  return { rows: groups.map(({ id, ...cells }) => ({ id, cells })), found };
}

interface ReadAccessGroup extends VersionedValues<AccessGroupValues> {
  readonly name: string;
  readonly panels: { readonly team: PickPage<TeamRow>; readonly clients: PickPage<ClientRow> };
}

/**
 * One of them, with its team and its clients, or those who may be.
 *
 * @throws AccessRefused `access-group-not-found` for all but administrators, and for one that does not exist
 */
export async function readAccessGroup({ actor, db }: Asking, id: string, { tab, ...query }: PanelQuery): Promise<ReadAccessGroup> {
  return db.read(async (snapshot) => {
    const group = isId(id) ? await snapshot.accessGroups.find(id) : null;
    authorize(reading, actor, group);
    const sizes = await snapshot.accessGroups.sizeOf(id);
    const [team, clients] = await Promise.all([
      picksOf(snapshot, id, { rowsOf: 'team', query: tab === 'team' ? query : allIn, all: sizes.team }),
      picksOf(snapshot, id, { rowsOf: 'clients', query: tab === 'clients' ? query : allIn, all: sizes.clients }),
    ]);
    const { name, description, version } = group;
    return { name, version, values: { name, description }, panels: { team, clients } };
  });
}

interface Picks<Of extends 'team' | 'clients'> {
  readonly rowsOf: Of;
  readonly query: Omit<PanelQuery, 'tab'>;
  readonly all: number;
}
type RowOf = { readonly team: TeamRow; readonly clients: ClientRow };

async function picksOf<Of extends 'team' | 'clients'>(
  { accessGroups }: Queries,
  groupId: string,
  { rowsOf, query, all }: Picks<Of>,
): Promise<PickPage<RowOf[Of]>> {
  const { find, show, page } = query;
  const wanted = { groupId, show, find, limit: pageSize, offset: (page - 1) * pageSize };
  // The compiler does not see that a list and its rows belong together.
  const { rows, found } = (await accessGroups[rowsOf](wanted)) as { readonly rows: RowOf[Of][]; readonly found: number };
  return { query, rows, found, pages: Math.max(1, Math.ceil(found / pageSize)), all };
}
