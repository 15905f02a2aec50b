import { groups } from '#collections/groups.ts';
import { clientGroupPolicy } from '#domain/client-group/client-group-policy.ts';
import { abilities } from '#domain/policy.ts';
import { changeClientGroup } from '../operations/client-groups/change-client-group.ts';
import { sendGroupDocument } from '../operations/client-groups/group-documents.ts';
import { createClientGroup } from '../operations/client-groups/create-client-group.ts';
import { pickGroupClients } from '../operations/client-groups/pick-clients.ts';
import { beginClientGroup, fixedOfClientGroup, listClientGroups, readClientGroup } from '../operations/client-groups/read-client-groups.ts';
import { removeClientGroup, restoreClientGroup } from '../operations/client-groups/remove-client-group.ts';
import { bind } from './binding.ts';

export const groupRecords = bind(groups, {
  may: (actor) => {
    const { read, make: create, remove } = abilities(clientGroupPolicy, actor, { keptBy: null });
    return { read, create, change: create, remove };
  },
  list: listClientGroups,
  read: readClientGroup,
  begin: beginClientGroup,
  create: createClientGroup,
  change: changeClientGroup,
  fixed: fixedOfClientGroup,
  remove: removeClientGroup,
  restore: restoreClientGroup,
  actions: {
    'add-clients': pickGroupClients,
    'remove-clients': pickGroupClients,
    'add-found-clients': pickGroupClients,
    'remove-found-clients': pickGroupClients,
    'send-document': sendGroupDocument,
  },
});
