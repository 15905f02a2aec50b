import type { Asked } from '#contracts/people/access-groups.ts';
import type { Visit } from '../../visit.ts';
import { inAccessGroup, toBeAsked } from './in-access-group.ts';

/**
 * The end of an access group, which opens the accounts of anyone who is in no other: that is asked first.
 *
 * @throws AppError `access-group-not-found`
 */
export function removeAccessGroup(visit: Pick<Visit, 'actor' | 'db'>, id: string, told: string | undefined): Promise<Asked | null> {
  return inAccessGroup(visit, id, async (tx, { name, description }) => {
    const asked = toBeAsked(await tx.accessGroups.leftWithout(id, null), told);
    if (asked) return asked;
    const { team, clients } = await tx.accessGroups.delete(id);
    tx.audit.add({
      action: 'access-group-deleted',
      target: { kind: 'access-group', id },
      before: { name, description, people: team.length, accounts: clients.length, formerTeam: team, formerClients: clients },
    });
    return null;
  });
}
