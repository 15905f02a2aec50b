import type { CollectionId } from '#collections/registry.ts';
import { accessGroups } from './collections/access-groups.ts';
import { accounts } from './collections/accounts.ts';
import { apiClients } from './collections/api-clients.ts';
import { organisations } from './collections/organisations.ts';
<<<<<<< HEAD
import { people } from './collections/people.ts';
import { portals } from './collections/portals.ts';

/** What each collection is called, and its fields. */
export const collections = { people, organisations, 'access-groups': accessGroups, 'api-clients': apiClients, portals } satisfies Record<
  CollectionId,
  object
>;
=======
import { portfolios } from './collections/portfolios.ts';

/** What each collection is called, and its fields. */
export const collections = {
  organisations,
  'access-groups': accessGroups,
  'api-clients': apiClients,
  accounts,
  portfolios,
} satisfies Record<CollectionId, object>;
>>>>>>> main
