import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toPercent } from '../to-percent.ts';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownOwnTotal } from './select-own-total.ts';

/** Name, figure and unit (a currency, or %) of what all accounts are together. */
export function ownTotalRows({ total, change, currency }: ShownOwnTotal, texts: Texts): BlockTable {
  return {
    header: [texts('report.block.ownTotal'), texts('overview.value'), texts('overview.unit')],
    rows: [
      [texts('overview.assets'), toNumberOrNull(total), currency],
      ...(change
        ? [
            [texts('overview.changeAmount'), toNumberOrNull(change.gain), currency],
            [texts('overview.changeRate'), toPercent(change.rate), '%'],
          ]
        : []),
    ],
  };
}
