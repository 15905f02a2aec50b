import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toPercent } from '../to-percent.ts';
import type { ShownTotal } from './select-totals.ts';

/** Name, figure and unit (a currency, or %) of each total. */
export function totalRows(totals: readonly ShownTotal[], texts: Texts): BlockTable {
  return {
    header: [texts('overview.totals'), texts('overview.value'), texts('overview.unit')],
    rows: totals.map((each) => {
      const name = texts(`overview.${each.total}`);
      if (each.total === 'aheadOfBenchmark') return [name, toPercent(each.value), '%'];
      return [name, each.value.available ? each.value.value : null, 'currency' in each ? each.currency : null];
    }),
  };
}
