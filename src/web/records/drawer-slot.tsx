import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useIsAlive } from '../ui/use-is-alive.ts';
import { drawnIn } from './drawer-address.ts';

const RecordDrawer = lazy(async () => ({ default: (await import('./record-drawer.tsx')).RecordDrawer }));

/** The record that the address opens in a drawer over the page, fetched with the first one that is opened. */
export function DrawerSlot() {
  const [address] = useSearchParams();
  const { portal } = useParams();
  const isAlive = useIsAlive();
  const drawn = drawnIn(address);
  if (!isAlive || !drawn || portal === undefined) return null;
  return (
    <Suspense>
      <RecordDrawer drawn={drawn} portal={portal} />
    </Suspense>
  );
}
