import { lazy } from 'react';
import { block } from '../block.tsx';
import { holdingRows } from './holding-rows.ts';
import { selectHoldings, type ShownHoldings } from './select-holdings.ts';

/** Everything that is held on the day, by asset class. */
export const holdings = block<'holdings', ShownHoldings>({
  select: selectHoldings,
  View: lazy(async () => ({ default: (await import('./holdings-view.tsx')).HoldingsView })),
  height: 640,
  section: 'holdings',
  file: { name: 'holdings', rows: holdingRows },
  count: 'holdings',
});
