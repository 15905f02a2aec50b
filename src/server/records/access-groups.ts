import { accessGroups } from '#collections/access-groups.ts';
import { accessGroupPolicy } from '#domain/access-group/access-group-policy.ts';
import { abilities } from '#domain/policy.ts';
import { changeAccessGroup } from '../operations/access-groups/change-access-group.ts';
import { createAccessGroup } from '../operations/access-groups/create-access-group.ts';
import { pickClients, pickTeam } from '../operations/access-groups/pick-members.ts';
import { listAccessGroups, readAccessGroup } from '../operations/access-groups/read-access-groups.ts';
import { removeAccessGroup, restoreAccessGroup } from '../operations/access-groups/remove-access-group.ts';
import { bind } from './binding.ts';

export const accessGroupRecords = bind(accessGroups, {
  may: (actor) => {
    const { read, edit } = abilities(accessGroupPolicy, actor, {});
    return { read, create: edit, change: edit, remove: edit };
  },
  list: listAccessGroups,
  read: readAccessGroup,
  create: createAccessGroup,
  change: changeAccessGroup,
  remove: removeAccessGroup,
  restore: restoreAccessGroup,
  actions: {
    'add-advisers': pickTeam,
    'remove-advisers': pickTeam,
    'add-clients': pickClients,
    'remove-clients': pickClients,
    'add-found-clients': pickClients,
    'remove-found-clients': pickClients,
  },
});
