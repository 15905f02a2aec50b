import { isCollection, type CollectionId } from '#collections/registry.ts';

interface Removed {
  readonly collection: CollectionId;
  readonly id: string;
}

/** A removal tells it to the next page, which offers to bring the record back: in a cookie that ends with being read. */
export function removedCookie({ collection, id }: { readonly collection: string; readonly id: string }): string {
  return `removed=${collection}:${id}; Path=/; Max-Age=60; SameSite=Lax`;
}

export const readCookie = 'removed=; Path=/; Max-Age=0; SameSite=Lax';

export function removedIn(cookies: string): Removed | null {
  const [, collection = '', id = ''] = /(?:^|; )removed=([\w-]+):(\w+)/.exec(cookies) ?? [];
  return isCollection(collection) ? { collection, id } : null;
}
