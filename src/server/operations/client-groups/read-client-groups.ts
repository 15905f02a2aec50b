import type { GridRow, PanelData, PanelQuery } from '#contracts/records.ts';
import { isAdministrator } from '#domain/actor.ts';
import { clientGroupPolicy } from '#domain/client-group/client-group-policy.ts';
import { AccessRefused } from '#domain/errors.ts';
import { abilities, authorize } from '#domain/policy.ts';
import type { ListQuery } from '../../db/list-query.ts';
import type { RequestContext } from '../../request-context.ts';
import type { VersionedValues } from '../change-of-record.ts';
import { clientGroupOf, getClientScope } from './client-group-of.ts';
import { readGroupDocuments } from './group-documents.ts';
import { clientGroupFields, type ClientGroupValues, groupValues } from './client-group-values.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'portal'>;

const pageSize = 50;

/**
 * Some of the groups of all portals, and how many there are of them.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function listClientGroups(
  { actor, db }: Asking,
  query: ListQuery,
): Promise<{ readonly rows: GridRow[]; readonly found: number }> {
  if (!isAdministrator(actor)) throw new AccessRefused('page-not-found');
  const { groups, found } = await db.read((snapshot) => snapshot.clientGroupRecords.page(query));
  return { rows: groups.map(({ id, ...cells }) => ({ id, cells })), found };
}

interface ReadClientGroup extends VersionedValues<ClientGroupValues> {
  readonly name: string;
  readonly panels: Pick<PanelData, 'grouped' | 'groupDocuments'>;
}

/**
 * One of them with those in it whom the reader sees, or who may join it.
 *
 * @throws AppError as `clientGroupOf`
 */
export async function readClientGroup(
  context: Asking & Pick<RequestContext, 'variant'>,
  id: string,
  panel: PanelQuery,
): Promise<ReadClientGroup> {
  return context.db.read(async (snapshot) => {
    const group = await clientGroupOf(snapshot, context, { id, action: 'read' });
    const looking = getClientScope(context.actor, group.portalId);
    const mayFill = abilities(clientGroupPolicy, context.actor, group).fill;
    const { find, show: asked, page } = panel;
    const show = mayFill ? asked : 'in';
    const wanted = { ...looking, groupId: id, limit: pageSize };
    const { rows, found } = await snapshot.clientGroupMembers.members({ ...wanted, find, show, offset: (page - 1) * pageSize });
    const all =
      show === 'in' && find === null
        ? found
        : (await snapshot.clientGroupMembers.members({ ...wanted, find: null, show: 'in', limit: 0, offset: 0 })).found;
    const grouped = { query: { find, show, page }, rows, found, pages: Math.max(1, Math.ceil(found / pageSize)), all, mayPick: mayFill };
    const sharing = { id, portalId: group.portalId, zone: context.variant.timeZone, mayAdd: mayFill };
    const groupDocuments = await readGroupDocuments(snapshot, sharing);
    return { name: group.name, version: group.version, values: groupValues(group), panels: { grouped, groupDocuments } };
  });
}

/**
 * Returns the initial form values for a group.
 *
 * @throws AccessRefused `page-not-found` for all but staff, and outside of a portal
 */
export async function beginClientGroup({ actor, portal }: Asking): Promise<{ values: Partial<ClientGroupValues> }> {
  authorize({ policy: clientGroupPolicy, action: 'make', notFound: 'page-not-found' }, actor, portal && { keptBy: null });
  return { values: { active: true } };
}

/** Lists the fields that the actor cannot change: all of them, unless they keep the group. Its members are not among them. */
export async function fixedOfClientGroup(context: Asking, id: string): Promise<ReturnType<typeof idsOfFields>> {
  const group = await context.db.read((snapshot) => clientGroupOf(snapshot, context, { id, action: 'read' }));
  return abilities(clientGroupPolicy, context.actor, group).edit ? [] : idsOfFields();
}

const idsOfFields = () => clientGroupFields.map(({ id }) => id);
