import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { usePaper } from '../../lib/paper.tsx';
import { useShared } from '../../lib/shared.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { ReportFrame } from '../blocks/block.tsx';
import { type Detail, detailIn } from './detail-address.ts';

const BreakdownDrawer = lazy(async () => ({ default: (await import('./breakdown-drawer.tsx')).BreakdownDrawer }));
const ClientDrawer = lazy(async () => ({ default: (await import('./client-drawer.tsx')).ClientDrawer }));
const HoldingDrawer = lazy(async () => ({ default: (await import('./holding-drawer.tsx')).HoldingDrawer }));
const NoteDrawer = lazy(async () => ({ default: (await import('./note-drawer.tsx')).NoteDrawer }));

const drawers = { position: HoldingDrawer, bond: HoldingDrawer, note: NoteDrawer, breakdown: BreakdownDrawer, client: ClientDrawer };

/** The drawer that the address opens over an account, a portfolio or the overview. */
export function DetailLayer({ report }: { readonly report: ReportFrame }) {
  const [address] = useSearchParams();
  const isAlive = useHydrated();
  const isPaper = usePaper();
  const isShared = useShared() !== null;
  const detail = detailIn(address);
  if (!isAlive || isPaper || isShared || !detail || !isOpenOn(report, detail)) return null;
  const Drawer = drawers[detail.kind];
  return (
    <Suspense>
      <Drawer key={`${detail.kind} ${detail.of}`} detail={detail} report={report} />
    </Suspense>
  );
}

function isOpenOn({ page, account, portfolio }: ReportFrame, { kind }: Detail): boolean {
  if (kind === 'client') return page === 'overview';
  return account !== null && (portfolio !== null || kind !== 'note');
}
