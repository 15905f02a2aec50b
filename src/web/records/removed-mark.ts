import { isCollection, type CollectionId } from '#collections/registry.ts';

interface Removed {
  readonly collection: CollectionId;
  readonly id: string;
}

/** An address ends with it on the page that follows a removal: the removed record can be brought back there. No server reads it. */
export function removedMark({ collection, id }: { readonly collection: string; readonly id: string }): string {
  return `#removed=${collection}:${id}`;
}

export function removedIn(hash: string): Removed | null {
  const [, collection = '', id = ''] = /^#removed=([\w-]+):(\w+)$/.exec(hash) ?? [];
  return isCollection(collection) ? { collection, id } : null;
}
