import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectAllocation, type ShownAllocation } from './select-allocation.ts';

/** The allocation of the whole: by asset class, currency, region and more. */
export const allocation = block<'allocation', ShownAllocation>({
  select: selectAllocation,
  View: lazy(async () => ({ default: (await import('./allocation-view.tsx')).AllocationView })),
  height: 700,
  phoneHeight: 845,
  section: 'holdings',
});
