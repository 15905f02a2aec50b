import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownVintages } from './select-vintages.ts';

/** The vintages as a table to take away: money as numbers, multiples as factors, the yearly return as a fraction. */
export function vintageRows({ currency, rows }: ShownVintages, texts: Texts): BlockTable {
  const inCurrency = (label: string) => `${label} (${currency})`;
  return {
    header: [
      texts('privateEquity.vintage'),
      texts('privateEquity.fundCount'),
      inCurrency(texts('privateEquity.commitment')),
      inCurrency(texts('privateEquity.called')),
      inCurrency(texts('privateEquity.unfunded')),
      inCurrency(texts('privateEquity.distributed')),
      inCurrency(texts('privateEquity.value')),
      texts('privateEquity.dpi'),
      texts('privateEquity.rvpi'),
      texts('privateEquity.tvpi'),
      texts('privateEquity.moic'),
      texts('privateEquity.netIrr'),
    ],
    rows: rows.map((row) => [
      row.vintage,
      row.funds,
      ...[row.commitment, row.called, row.unfunded, row.distributed, row.value, row.dpi, row.rvpi, row.tvpi, row.moic, row.netIrr].map(
        toNumberOrNull,
      ),
    ]),
  };
}
