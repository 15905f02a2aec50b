import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { drawers } from '#contracts/ledger/drawers.ts';
import type { EntryAnswer } from '#contracts/ledger/entry.ts';
import type { Report } from '#contracts/reports/report.ts';
import { usePaper } from '../../lib/paper.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { drawerSearch } from './drawer-address.ts';
import { useEntryToasts } from './use-entry-toasts.ts';

const KeptDrawer = lazy(async () => ({ default: (await import('./kept-drawer.tsx')).KeptDrawer }));
const EntryDrawer = lazy(() => import('./entry-drawer.tsx'));

type Done = Extract<EntryAnswer, { readonly done: string }>;

/** Shows the drawer that the address names, over the page of a portfolio. Only readers who record its transactions see it. */
export function EntryLayer({ report: { ledger } }: { readonly report: Pick<Report, 'ledger'> }) {
  const isPaper = usePaper();
  if (ledger === null || isPaper) return null;
  return <OpenDrawer ledger={ledger} />;
}

function OpenDrawer({ ledger }: { readonly ledger: string }) {
  const isAlive = useHydrated();
  const [address] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const tell = useEntryToasts(ledger);
  const asks = drawers.find((each) => each === address.get('drawer'));
  if (!isAlive || !asks) return null;
  const close = () => void navigate({ search: drawerSearch(search) }, { preventScrollReset: true });
  const symbol = address.get('symbol');
  const shared = {
    ledger,
    onClose: close,
    onDone: (answer: Done) => {
      tell(answer);
      close();
    },
  };
  return (
    <Suspense>
      {asks === 'kept' ? (
        <KeptDrawer key={search} symbol={symbol ?? ''} {...shared} />
      ) : (
        <EntryDrawer key={search} asks={asks} entry={address.get('entry')} symbol={symbol} {...shared} />
      )}
    </Suspense>
  );
}
