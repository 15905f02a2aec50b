import type { Texts } from '#wording/texts.ts';
import { groupName } from '../allocation/slice-name.ts';
import type { BlockTable } from '../block.tsx';
import type { ShownWeights } from './select-weights.ts';

/** The shares as a table to take away, in percent. */
export function weightRows({ slices, dimension }: ShownWeights, texts: Texts): BlockTable {
  return {
    header: [texts(`allocation.by.${dimension}`), texts('holdings.weightPercent')],
    rows: slices.map(({ key, percent }) => [groupName({ dimension, key }, texts), percent]),
  };
}
