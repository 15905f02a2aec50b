import { accessGroups } from './access-groups.ts';
import { accounts } from './accounts.ts';
import { apiClients } from './api-clients.ts';
import type { Collection } from './collection.ts';
import { groups } from './groups.ts';
import { organisations } from './organisations.ts';
import { people } from './people.ts';
import { portals } from './portals.ts';
import { portfolios } from './portfolios.ts';

/** Every collection, by its address. */
export const collections = {
  people,
  organisations,
  'access-groups': accessGroups,
  'api-clients': apiClients,
  accounts,
  portfolios,
  groups,
  portals,
} satisfies Readonly<Record<string, Collection>>;

export type CollectionId = keyof typeof collections;

/** Whether an address is that of a collection. */
export function isCollection(address: string): address is CollectionId {
  return Object.hasOwn(collections, address);
}
