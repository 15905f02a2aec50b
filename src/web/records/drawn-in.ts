import type { Collection } from '#collections/collection.ts';
import { collections, isCollection, type CollectionId } from '#collections/registry.ts';
import { newRecord } from '#contracts/records.ts';
import type { Drawn, drawerParts } from './drawer-address.ts';

/** The drawer of an address; null where there is none, or none that is known. */
export function drawnIn(address: URLSearchParams): Drawn | null {
  const [collection = '', id] = (address.get('drawer') ?? '').split(':');
  if (!isCollection(collection) || !id) return null;
  const below = textIn(address, 'for');
  if (id === newRecord && below === undefined && isBelowAccount(collection)) return null;
  return { collection, id, below, tab: textIn(address, 'part'), isNewClient: address.get('flow') === 'client' };
}

const textIn = (address: URLSearchParams, part: (typeof drawerParts)[number]) => address.get(part) ?? undefined;

function isBelowAccount(collection: CollectionId): boolean {
  const { below }: Collection = collections[collection];
  return below === 'account';
}
