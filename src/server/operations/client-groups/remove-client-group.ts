import { clientGroupPolicy } from '#domain/client-group/client-group-policy.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { FormerMember } from '../../db/queries/clients/client-group-members.ts';
import type { GroupChange } from '../../db/queries/clients/client-group-records.ts';
import type { RequestContext } from '../../request-context.ts';
import { clientGroupOf, getClientScope } from './client-group-of.ts';
import { refuseNameTaken } from './client-group-values.ts';

const collection = 'groups';

/** The details kept of a client group in the trash. */
interface RemovedGroup extends GroupChange {
  readonly portalId: string;
  readonly keptBy: string | null;
  readonly importName: string | null;
  readonly members: readonly FormerMember[];
}

/**
 * The end of a group of clients, who stay what they were. It can be restored.
 *
 * @throws AppError as `clientGroupOf`
 */
export async function removeClientGroup(context: Pick<RequestContext, 'actor' | 'db' | 'portal'>, id: string): Promise<null> {
  return context.db.write(async (tx) => {
    const { portalId } = await clientGroupOf(tx, context, { id, action: 'remove' });
    await tx.clientGroupRecords.lock(portalId);
    const { name, score, welcome, isActive, keptBy, importName } = await clientGroupOf(tx, context, { id, action: 'remove' });
    const members = await tx.clientGroupMembers.empty(id);
    await tx.clientGroupRecords.delete(id);
    const content: RemovedGroup = { name, score, welcome, isActive, portalId, keptBy, importName, members };
    await tx.removedRecords.add({ collection, id, name, content }, 'userId' in context.actor ? context.actor.userId : null);
    const before = { name, accounts: members.length, formerClients: members.map((member) => member.id) };
    tx.audit.add({ action: 'client-group-deleted', portalId, target: { kind: 'client-group', id }, before });
    return null;
  });
}

/**
 * A group as it was, with those of its clients who still are on its portal. What imports call it by now is another's, if one has come by that name.
 *
 * @throws AppError `page-not-found` for all but administrators, `not-in-trash`, `client-group-name-taken`
 */
export async function restoreClientGroup({ actor, db }: Pick<RequestContext, 'actor' | 'db'>, id: string): Promise<void> {
  authorize({ policy: clientGroupPolicy, action: 'remove', notFound: 'page-not-found' }, actor, { keptBy: null });
  await db.write(async (tx) => {
    const group = isId(id) ? ((await tx.removedRecords.take(collection, id)) as RemovedGroup | null) : null;
    if (!group) throw new AppError('not-in-trash');
    const { members, ...kept } = group;
    await tx.clientGroupRecords.lock(kept.portalId);
    await refuseNameTaken(tx, getClientScope(actor, kept.portalId), kept.name, null);
    const isNamed = kept.importName !== null && !(await tx.clientGroupRecords.isImported(kept.portalId, kept.importName));
    await tx.clientGroupRecords.insert({ ...kept, importName: isNamed ? kept.importName : null, id });
    const back = await tx.clientGroupMembers.takeBack(id, members);
    const after = { name: kept.name, accounts: back.length };
    tx.audit.add({ action: 'client-group-restored', portalId: kept.portalId, target: { kind: 'client-group', id }, after });
  });
}
