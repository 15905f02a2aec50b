import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectPeriods, type ShownPeriods } from './select-periods.ts';

/** Returns of the usual spans, of twelve months each, and of calendar years. */
export const returnsByPeriod = block<'returnsByPeriod', ShownPeriods>({
  select: selectPeriods,
  View: lazy(async () => ({ default: (await import('./periods-view.tsx')).PeriodsView })),
  height: 300,
  section: 'returns',
  isFolded: true,
});
