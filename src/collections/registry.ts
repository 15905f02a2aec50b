import type { Collection } from './collection.ts';
import { organisations } from './organisations.ts';

/** Every collection, by its address. */
export const collections = { organisations } satisfies Readonly<Record<string, Collection>>;

export type CollectionId = keyof typeof collections;
export type CollectionNamed<Id extends CollectionId> = (typeof collections)[Id];

/** The collection of an address; null for one that there is not. */
export function collectionAt(address: string): Collection | null {
  return isCollection(address) ? collections[address] : null;
}

export function isCollection(address: string): address is CollectionId {
  return Object.hasOwn(collections, address);
}
