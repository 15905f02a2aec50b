import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectTotals, type ShownTotal } from './select-totals.ts';

/** The totals of the advisor's clients, in five figures. */
export const clientTotals = block<'clientTotals', readonly ShownTotal[]>({
  select: selectTotals,
  View: lazy(async () => ({ default: (await import('./client-totals-view.tsx')).ClientTotalsView })),
  height: 114,
  phoneHeight: 289,
  section: 'summary',
});
