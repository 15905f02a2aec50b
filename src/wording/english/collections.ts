import type { CollectionId } from '#collections/registry.ts';
import { accessGroups } from './collections/access-groups.ts';
import { accounts } from './collections/accounts.ts';
import { apiClients } from './collections/api-clients.ts';
import { groups } from './collections/groups.ts';
import { organisations } from './collections/organisations.ts';
import { people } from './collections/people.ts';
import { portals } from './collections/portals.ts';
import { portfolios } from './collections/portfolios.ts';

/** What each collection is called, and its fields. */
export const collections = {
  people,
  organisations,
  'access-groups': accessGroups,
  'api-clients': apiClients,
  accounts,
  portfolios,
  groups,
  portals,
} satisfies Record<CollectionId, object>;
