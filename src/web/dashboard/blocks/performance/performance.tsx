import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectPerformance, type ShownPerformance } from './select-performance.ts';

/** The performance of the investments against their benchmark, with payments in and out and the falls. */
export const performance = block<'performance', ShownPerformance>({
  select: selectPerformance,
  View: lazy(async () => ({ default: (await import('./performance-view.tsx')).PerformanceView })),
  height: 740,
  phoneHeight: 976,
  section: 'summary',
});
