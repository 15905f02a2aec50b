import { lazy } from 'react';
import { block } from '../block.tsx';
import { periodRows } from './period-rows.ts';
import { selectPeriods, type ShownPeriods } from './select-periods.ts';

/** Returns of the usual spans, of twelve months each, of calendar years, and what lists call change. */
export const returnsByPeriod = block<'returnsByPeriod', ShownPeriods>({
  select: selectPeriods,
  View: lazy(async () => ({ default: (await import('./periods-view.tsx')).PeriodsView })),
  rows: periodRows,
  height: 740,
  section: 'returns',
  isFolded: true,
});
