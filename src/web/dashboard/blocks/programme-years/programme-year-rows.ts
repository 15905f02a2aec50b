import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownProgramme } from './select-programme-years.ts';

/** The years as a table to take away: money as numbers, multiples as factors, the yearly rate as a fraction. */
export function programmeYearRows({ currency, years }: ShownProgramme, texts: Texts): BlockTable {
  const inCurrency = (label: string) => `${label} (${currency})`;
  return {
    header: [
      texts('explanation.rowDate'),
      inCurrency(texts('privateEquity.commitment')),
      inCurrency(texts('privateEquity.called')),
      inCurrency(texts('privateEquity.distributed')),
      inCurrency(texts('privateEquity.value')),
      texts('privateEquity.dpi'),
      texts('privateEquity.rvpi'),
      texts('privateEquity.tvpi'),
      texts('privateEquity.netIrr'),
    ],
    rows: years.map(({ day, funds }) => [
      day,
      ...[funds.commitment, funds.called, funds.distributed, funds.value, funds.dpi, funds.rvpi, funds.tvpi, funds.netIrr].map(
        toNumberOrNull,
      ),
    ]),
  };
}
