import { lazy } from 'react';
import { block } from '../block.tsx';
import { performanceRows } from './performance-rows.ts';
import { selectPerformance, type ShownPerformance } from './select-performance.ts';

/** How the investments did against their benchmark, with what was paid in and out and how far they fell. */
export const performance = block<'performance', ShownPerformance>({
  select: selectPerformance,
  View: lazy(async () => ({ default: (await import('./performance-view.tsx')).PerformanceView })),
  rows: performanceRows,
  height: 740,
  phoneHeight: 976,
  section: 'summary',
});
