import { type DrawerId, type DrawerKey, drawerKeys } from '#contracts/ledger/drawers.ts';
import { drawerAddress } from '../../records/drawer-address.ts';

type DrawerSearch = { readonly drawer?: DrawerId } & { readonly [Key in Exclude<DrawerKey, 'drawer'>]?: string };

/** The query of the page with this drawer open over it, and no other; without one closed. */
export function drawerSearch(search: string, open: DrawerSearch = {}): string {
  const query = new URLSearchParams(drawerAddress(search, null));
  for (const [key, value] of Object.entries(open)) query.set(key, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

type Place = Pick<URL, 'pathname' | 'search'>;

/** Returns true when both addresses open the same form. */
export function isSameEntry(from: Place, to: Place): boolean {
  return from.pathname === to.pathname && formOf(from) === formOf(to);
}

function formOf({ search }: Place): string {
  const address = new URLSearchParams(search);
  return drawerKeys.map((key) => address.get(key) ?? '').join(' ');
}
