import { type DrawerId, type DrawerKey, drawerKeys } from '#contracts/ledger/drawers.ts';

type DrawerSearch = { readonly drawer?: DrawerId } & { readonly [Key in Exclude<DrawerKey, 'drawer'>]?: string };

/** The query of the page with this drawer open over it, and no other; without one closed. */
export function drawerSearch(search: string | URLSearchParams, open: DrawerSearch = {}): string {
  const query = new URLSearchParams(search);
  for (const key of drawerKeys) query.delete(key);
  for (const [key, value] of Object.entries(open)) query.set(key, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
