import { useSyncExternalStore } from 'react';

const query = '(max-width: 959.98px)';

/** Whether the phone layout is on. Read without a state of its own: a page has hundreds of figures that ask. */
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
