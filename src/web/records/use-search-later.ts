import { useEffect, useRef } from 'react';
import { searchPause } from '../lib/search-pause.ts';

/** Searches once nothing has been typed for half a second; the Enter key searches at once by itself. */
export function useSearchLater() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  const searchLater = (search: () => void) => {
    cancel();
    timer.current = setTimeout(search, searchPause);
  };
  return { searchLater, cancel };
}
