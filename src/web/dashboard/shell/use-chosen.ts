import { useLocation, useNavigation } from 'react-router';
import { isOnlyAnotherDrawer } from '../../records/drawer-address.ts';

/** Returns the address of the chosen page while it loads. Null if there is none, or if only a drawer opens over this page. */
export function useChosen(): { readonly pathname: string; readonly search: string } | null {
  const { location: next } = useNavigation();
  const { pathname, search } = useLocation();
  if (!next) return null;
  const [from, to] = [pathname + search, next.pathname + next.search].map((path) => new URL(path, 'http://portal'));
  return from && to && isOnlyAnotherDrawer(from, to) ? null : next;
}
