import type { Allocation, AllocationSlice } from '#contracts/datasets.ts';
import type { NeedsOf } from '../block.tsx';

export interface ShownAllocation extends Allocation {
  /** Whether the slices are parts of a whole: none of them is below zero, and there is a whole. */
  readonly isWhole: boolean;
  readonly largest: AllocationSlice | null;
}

/** The classes as they are; what is worth nothing is no part. */
export function selectAllocation({ allocation }: NeedsOf<'allocation'>): ShownAllocation {
  const slices = allocation.slices.filter(({ value }) => value !== 0);
  return {
    ...allocation,
    slices,
    isWhole: slices.length > 0 && slices.every(({ value }) => value > 0),
    largest: slices.toSorted((a, b) => b.value - a.value)[0] ?? null,
  };
}
