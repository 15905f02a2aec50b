import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useRemovedToast } from './use-removed-toast.ts';

const RecordDrawer = lazy(async () => ({ default: (await import('./record-drawer.tsx')).RecordDrawer }));

/** The record that the address opens in a drawer over the page, fetched with the first one that is opened. */
export function DrawerSlot() {
  const [address] = useSearchParams();
  const { portal } = useParams();
  const isAlive = useHydrated();
  useRemovedToast();
  if (!isAlive || !address.has('drawer') || portal === undefined) return null;
  return (
    <Suspense>
      <RecordDrawer address={address} portal={portal} />
    </Suspense>
  );
}
