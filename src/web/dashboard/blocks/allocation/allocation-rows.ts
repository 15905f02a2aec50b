import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import type { ListedSlice, ShownAllocation } from './select-allocation.ts';
import { groupName } from './slice-name.ts';

/** The groups as a table to take away: money as numbers, shares in percent, beside them what the model wants where there is one. */
export function allocationRows({ slices, currency, dimension, model }: ShownAllocation, texts: Texts): BlockTable {
  const modelHeader = ['min', 'target', 'max', 'drift'] as const;
  return {
    header: [
      texts(`allocation.by.${dimension}`),
      `${texts('allocation.value')} (${currency})`,
      texts('holdings.weightPercent'),
      texts('holdings.title'),
      ...(model ? modelHeader.map((one) => texts(`allocation.modelColumns.${one}`)) : []),
    ],
    rows: slices.map((slice) => [
      groupName({ dimension, key: slice.key }, texts),
      slice.value,
      slice.percent,
      slice.holdings,
      ...(model ? modelCells(slice) : []),
    ]),
  };
}

function modelCells({ model }: ListedSlice): (number | null)[] {
  return [model?.min, model?.target, model?.max, model?.drift].map(percentOf);
}

/** Without the dust of binary fractions. */
function percentOf(fraction: number | undefined): number | null {
  return fraction === undefined ? null : Number((fraction * 100).toFixed(6));
}
