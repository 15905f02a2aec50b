import type { CollectionId } from '#collections/registry.ts';
import { accessGroups } from './collections/access-groups.ts';
import { accounts } from './collections/accounts.ts';
import { apiClients } from './collections/api-clients.ts';
import { organisations } from './collections/organisations.ts';
import { portfolios } from './collections/portfolios.ts';

/** What each collection is called, and its fields. */
export const collections = {
  organisations,
  'access-groups': accessGroups,
  'api-clients': apiClients,
  accounts,
  portfolios,
} satisfies Record<CollectionId, object>;
