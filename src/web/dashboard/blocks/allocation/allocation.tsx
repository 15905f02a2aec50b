import { lazy } from 'react';
import { block } from '../block.tsx';
import { allocationRows } from './allocation-rows.ts';
import { selectAllocation, type ShownAllocation } from './select-allocation.ts';

/** How the whole is divided into asset classes. */
export const allocation = block<'allocation', ShownAllocation>({
  select: selectAllocation,
  View: lazy(async () => ({ default: (await import('./allocation-view.tsx')).AllocationView })),
  rows: allocationRows,
  height: 700,
});
