import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import type { ShownAllocation } from './select-allocation.ts';

/** The classes as a table to take away: money as numbers, shares in percent. */
export function allocationRows({ slices, currency }: ShownAllocation, texts: Texts): BlockTable {
  return {
    header: [
      texts('allocation.assetClass'),
      `${texts('allocation.value')} (${currency})`,
      texts('holdings.weightPercent'),
      texts('holdings.title'),
    ],
    rows: slices.map(({ assetClass, value, percent, holdings }) => [texts(`assetClasses.${assetClass}`), value, percent, holdings]),
  };
}
