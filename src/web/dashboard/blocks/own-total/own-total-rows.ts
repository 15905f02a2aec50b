import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { inPercent } from '../in-percent.ts';
import { orNull } from '../or-null.ts';
import type { ShownOwnTotal } from './select-own-total.ts';

/** Name, figure and unit (a currency, or %) of what all accounts are together. */
export function ownTotalRows({ total, change, currency }: ShownOwnTotal, texts: Texts): BlockTable {
  return {
    header: [texts('report.block.ownTotal'), texts('overview.value'), texts('overview.unit')],
    rows: [
      [texts('overview.assets'), orNull(total), currency],
      ...(change
        ? [
            [texts('overview.changeAmount'), orNull(change.gain), currency],
            [texts('overview.changeRate'), inPercent(change.rate), '%'],
          ]
        : []),
    ],
  };
}
