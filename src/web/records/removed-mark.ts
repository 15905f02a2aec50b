import type { CollectionId } from '#collections/registry.ts';

/** A record that was removed, and the address that restores it. */
interface Removed {
  readonly collection: CollectionId;
  readonly source: string;
}

/** A removal tells it to the next page, which offers to bring the record back: in a cookie that ends with being read. */
export function removedCookie({ collection, source }: { readonly collection: string; readonly source: string }): string {
  return `removed=${collection}:${encodeURIComponent(source)}; Path=/; Max-Age=60; SameSite=Lax`;
}

export const readCookie = 'removed=; Path=/; Max-Age=0; SameSite=Lax';

export function removedIn(cookies: string): Removed | null {
  const [, collection, source = ''] = /(?:^|; )removed=(accounts|portfolios):([\w%.-]+)/.exec(cookies) ?? [];
  return collection ? { collection: collection as CollectionId, source: decodeURIComponent(source) } : null;
}
