import type { MarketFigures } from '#contracts/datasets/private-equity.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';
import { shownMarketFigures, type ShownMarket } from './select-market.ts';

/** The comparison as a table to take away: the ratio as a factor, rates a year as fractions. */
export function marketRows({ total, funds }: ShownMarket, texts: Texts): BlockTable {
  return {
    header: [texts('privateEquity.fund'), texts('privateEquity.netIrr'), ...shownMarketFigures.map((id) => texts(`figures.${id}`))],
    rows: [rowOf(texts('privateEquity.programme'), total), ...funds.map((fund) => rowOf(fund.name, fund))],
  };
}

function rowOf(name: string, { netIrr, figures }: MarketFigures): (string | number | null)[] {
  return [name, toNumberOrNull(netIrr), ...shownMarketFigures.map((id) => toNumberOrNull(figures[id]))];
}
