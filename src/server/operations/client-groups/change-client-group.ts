import type { Conflict, Saved } from '#contracts/versioned.ts';
import type { RequestContext } from '../../request-context.ts';
import { changeOfRecord, type VersionedValues } from '../change-of-record.ts';
import { clientGroupOf, getClientScope } from './client-group-of.ts';
import { clientGroupFields, type ClientGroupValues, groupColumns, groupValues, refuseNameTaken } from './client-group-values.ts';

/**
 * Changes what is kept of a group of clients.
 *
 * @throws AppError as `clientGroupOf`, `client-group-name-taken`
 */
export async function changeClientGroup(
  context: Pick<RequestContext, 'actor' | 'db' | 'portal'>,
  id: string,
  wanted: VersionedValues<ClientGroupValues>,
): Promise<Saved | Conflict<string>> {
  return context.db.write(async (tx) => {
    const { portalId } = await clientGroupOf(tx, context, { id, action: 'edit' });
    await tx.clientGroupRecords.lock(portalId);
    const stored = await clientGroupOf(tx, context, { id, action: 'edit' });
    const change = changeOfRecord(clientGroupFields, { version: stored.version, values: groupValues(stored) }, wanted);
    if (!('before' in change)) return change;
    if (wanted.values.name !== stored.name) await refuseNameTaken(tx, getClientScope(context.actor, portalId), wanted.values.name, id);
    const version = await tx.clientGroupRecords.set(id, groupColumns(wanted.values));
    tx.audit.add({ action: 'client-group-changed', portalId, target: { kind: 'client-group', id }, ...change });
    return { done: 'saved', version };
  });
}
