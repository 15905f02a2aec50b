import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownFunds } from './select-funds.ts';

/** The funds as a table to take away: money as numbers, multiples as factors, the yearly return as a fraction. */
export function fundRows({ funds, currency }: ShownFunds, texts: Texts): BlockTable {
  const inCurrency = (label: string) => `${label} (${currency})`;
  return {
    header: [
      texts('privateEquity.fund'),
      texts('privateEquity.vintage'),
      texts('privateEquity.strategy'),
      texts('privateEquity.subStrategy'),
      texts('privateEquity.region'),
      texts('privateEquity.committedOn'),
      inCurrency(texts('privateEquity.commitment')),
      inCurrency(texts('privateEquity.called')),
      inCurrency(texts('privateEquity.unfunded')),
      inCurrency(texts('privateEquity.distributed')),
      inCurrency(texts('privateEquity.value')),
      texts('privateEquity.reportedOn'),
      texts('privateEquity.reportAge'),
      texts('privateEquity.dpi'),
      texts('privateEquity.rvpi'),
      texts('privateEquity.tvpi'),
      texts('privateEquity.moic'),
      texts('privateEquity.netIrr'),
    ],
    rows: funds.map((fund) => [
      fund.name,
      fund.vintage,
      fund.strategy,
      fund.subStrategy,
      fund.region,
      fund.committedOn,
      ...[fund.commitment, fund.called, fund.unfunded, fund.distributed, fund.value].map(toNumberOrNull),
      fund.reportedOn,
      fund.reportAge,
      ...[fund.dpi, fund.rvpi, fund.tvpi, fund.moic, fund.netIrr].map(toNumberOrNull),
    ]),
  };
}
