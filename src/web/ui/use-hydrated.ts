import { useSyncExternalStore } from 'react';

/** Returns true when scripts run; false on the server and in a browser without them. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => undefined;
}
