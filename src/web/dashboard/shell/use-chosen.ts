import { useLocation, useNavigation } from 'react-router';
import { isOnlyAnotherDrawer } from '../../records/drawer-address.ts';

/** Where the page that was chosen stands while it is on its way; null when none is, or when only a drawer opens over this one. */
export function useChosen(): { readonly pathname: string; readonly search: string } | null {
  const { location: next } = useNavigation();
  const { pathname, search } = useLocation();
  if (!next) return null;
  const [from, to] = [pathname + search, next.pathname + next.search].map((path) => new URL(path, 'http://portal'));
  return from && to && isOnlyAnotherDrawer(from, to) ? null : next;
}
