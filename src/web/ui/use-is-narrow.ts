import { useSyncExternalStore } from 'react';

const query = '(max-width: 959.98px)';

/** Returns true in the phone layout. It has no state of its own, because hundreds of figures on a page use it. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, isNarrowOnServer);
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function isNarrow(): boolean {
  return window.matchMedia(query).matches;
}

function isNarrowOnServer(): boolean {
  return false;
}
