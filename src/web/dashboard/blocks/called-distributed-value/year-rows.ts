import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import type { ShownYears } from './select-years.ts';

/** The years as a table to take away: money as numbers, what was called as a positive one. */
export function yearRows({ years, currency }: ShownYears, texts: Texts): BlockTable {
  const inCurrency = (label: string) => `${label} (${currency})`;
  return {
    header: [
      texts('privateEquity.year'),
      inCurrency(texts('privateEquity.called')),
      inCurrency(texts('privateEquity.distributed')),
      inCurrency(texts('privateEquity.net')),
      inCurrency(texts('privateEquity.valueAtYearEnd')),
    ],
    rows: years.map(({ year, called, distributed, net, value }) => [year, called, distributed, net, value]),
  };
}
