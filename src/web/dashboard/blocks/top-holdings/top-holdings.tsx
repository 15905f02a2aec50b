import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectTopHoldings, type ShownTopHoldings } from './select-top-holdings.ts';

/** The holdings with the most value. */
export const topHoldings = block<'topHoldings', ShownTopHoldings>({
  select: selectTopHoldings,
  View: lazy(async () => ({ default: (await import('./top-holdings-view.tsx')).TopHoldingsView })),
  height: 400,
  section: 'holdings',
});
