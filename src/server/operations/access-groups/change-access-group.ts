import type { Conflict, Saved } from '#contracts/versioned.ts';
import type { RequestContext } from '../../request-context.ts';
import { changeOfRecord, type VersionedValues } from '../change-of-record.ts';
import { accessGroupFields, type AccessGroupValues, refuseNameTaken } from './access-group-values.ts';
import { withAccessGroup } from './with-access-group.ts';

/**
 * Changes name and description of an access group.
 *
 * @throws AppError `access-group-not-found`, `access-group-name-taken`
 */
export function changeAccessGroup(
  context: Pick<RequestContext, 'actor' | 'db'>,
  id: string,
  wanted: VersionedValues<AccessGroupValues>,
): Promise<Saved | Conflict<string>> {
  return withAccessGroup(context, id, async (tx, { version, name, description }) => {
    const change = changeOfRecord(accessGroupFields, { version, values: { name, description } }, wanted);
    if (!('before' in change)) return change;
    await refuseNameTaken(tx, wanted.values.name, id);
    const saved = await tx.accessGroups.set(id, wanted.values);
    tx.audit.add({ action: 'access-group-changed', target: { kind: 'access-group', id }, ...change });
    return { done: 'saved', version: saved };
  });
}
