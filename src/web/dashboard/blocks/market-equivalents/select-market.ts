import type { MarketEquivalents, MarketFigureId } from '#contracts/datasets/private-equity.ts';
import { byFigure } from '../by-figure.ts';
import type { NeedsOf } from '../block.tsx';

export type ShownMarket = Pick<MarketEquivalents, 'benchmark' | 'total' | 'funds'>;

/** In the order of the table: the ratio, what the funds earned beyond, then what the benchmark would have earned. */
export const shownMarketFigures = [
  'kaplanSchoarPme',
  'directAlpha',
  'longNickelsPme',
  'pmePlus',
  'modifiedPme',
] as const satisfies readonly MarketFigureId[];

/** The programme and its funds, the best against the market first. */
export function selectMarket({ marketEquivalents: { benchmark, total, funds } }: NeedsOf<'marketEquivalents'>): ShownMarket {
  return { benchmark, total, funds: funds.toSorted(byFigure(({ figures }) => figures.kaplanSchoarPme)) };
}
