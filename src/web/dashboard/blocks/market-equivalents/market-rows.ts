import type { MarketFigures } from '#contracts/private-equity-datasets.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { orNull } from '../or-null.ts';
import { shownMarketFigures, type ShownMarket } from './select-market.ts';

/** The comparison as a table to take away: the ratio as a factor, rates a year as fractions. */
export function marketRows({ total, funds }: ShownMarket, texts: Texts): BlockTable {
  const row = (name: string, { netIrr, figures }: MarketFigures) => [
    name,
    orNull(netIrr),
    ...shownMarketFigures.map((id) => orNull(figures[id])),
  ];
  return {
    header: [texts('privateEquity.fund'), texts('privateEquity.netIrr'), ...shownMarketFigures.map((id) => texts(`figures.${id}`))],
    rows: [row(texts('privateEquity.programme'), total), ...funds.map((fund) => row(fund.name, fund))],
  };
}
