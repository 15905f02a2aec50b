import { accessGroups } from './access-groups.ts';
import { accounts } from './accounts.ts';
import { apiClients } from './api-clients.ts';
import type { Collection } from './collection.ts';
import { contentDefinitions } from './content/registry.ts';
import { holdings } from './holdings.ts';
import { messageTemplates } from './message-templates.ts';
import { models } from './models.ts';
import { groups } from './groups.ts';
import { organisations } from './organisations.ts';
import { people } from './people.ts';
import { portals } from './portals.ts';
import { portfolios } from './portfolios.ts';
import { riskProfiles } from './risk-profiles.ts';
import { securities } from './securities.ts';
import { subscriptions } from './subscriptions.ts';
import { transactions } from './transactions.ts';

/** Every collection, by its address. */
export const collections = {
  people,
  organisations,
  'access-groups': accessGroups,
  'api-clients': apiClients,
  accounts,
  portfolios,
  holdings,
  transactions,
  groups,
  portals,
  subscriptions,
  models,
  'risk-profiles': riskProfiles,
  'message-templates': messageTemplates,
  securities,
  ...contentDefinitions,
} satisfies Readonly<Record<string, Collection>>;

export type CollectionId = keyof typeof collections;

/** Names that the specification gives to collections which have another address here. */
const specifiedNames: Readonly<Record<string, CollectionId>> = {
  users: 'people',
  clients: 'testimonials',
  subnavigation: 'navigation',
  accessGroups: 'access-groups',
  riskProfiles: 'risk-profiles',
  'model-portfolios': 'models',
};

/** The address of a collection by its specified name; null for any other name. */
export function specifiedCollection(name: string): CollectionId | null {
  return Object.hasOwn(specifiedNames, name) ? (specifiedNames[name] ?? null) : null;
}

/** Returns whether an address is that of a collection. */
export function isCollection(address: string): address is CollectionId {
  return Object.hasOwn(collections, address);
}
