import type { Asked } from '#contracts/people/access-groups.ts';
import { accessGroupPolicy } from '#domain/access-group/access-group-policy.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { refuseNameTaken } from './access-group-values.ts';
import { withAccessGroup, findUnconfirmed } from './with-access-group.ts';

type Asking = Pick<RequestContext, 'actor' | 'db'>;

const collection = 'access-groups';

/** The details kept of an access group in the trash. */
interface RemovedGroup {
  readonly name: string;
  readonly description: string | null;
  readonly team: readonly string[];
  readonly clients: readonly string[];
}

/**
 * The end of an access group, which opens the accounts of anyone who is in no other: that is asked first. It can be restored.
 *
 * @throws AppError `access-group-not-found`
 */
export function removeAccessGroup(context: Asking, id: string, told: string | undefined): Promise<Asked | null> {
  return withAccessGroup(context, id, async (tx, { name, description }) => {
    const asked = findUnconfirmed(await tx.accessGroups.leftWithout(id, null), told);
    if (asked) return asked;
    const { team, clients } = await tx.accessGroups.delete(id);
    const content: RemovedGroup = { name, description, team, clients };
    await tx.removedRecords.add({ collection, id, name, content }, 'userId' in context.actor ? context.actor.userId : null);
    tx.audit.add({
      action: 'access-group-deleted',
      target: { kind: 'access-group', id },
      before: { name, description, people: team.length, accounts: clients.length, formerTeam: team, formerClients: clients },
    });
    return null;
  });
}

/**
 * An access group as it was, with those of its team who still are advisers and those of its accounts that still are: they are restricted again.
 *
 * @throws AppError `page-not-found` for all but administrators, `not-in-trash`, `access-group-name-taken`
 */
export async function restoreAccessGroup({ actor, db }: Asking, id: string): Promise<void> {
  authorize({ policy: accessGroupPolicy, action: 'edit', notFound: 'page-not-found' }, actor, {});
  await db.write(async (tx) => {
    await tx.accessGroups.lock();
    const group = isId(id) ? ((await tx.removedRecords.take(collection, id)) as RemovedGroup | null) : null;
    if (!group) throw new AppError('not-in-trash');
    const { name, description } = group;
    await refuseNameTaken(tx, name, null);
    await tx.accessGroups.insert({ id, name, description });
    const team = await tx.accessGroups.addToTeam(id, group.team);
    const clients = await tx.accessGroups.addClients(id, { ids: group.clients });
    const after = { name, description, people: team.length, accounts: clients.length };
    tx.audit.add({ action: 'access-group-restored', target: { kind: 'access-group', id }, after });
  });
}
