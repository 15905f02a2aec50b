import { available, type Figure, sumOfFigures, unavailable } from '#finance/figure.ts';
import type { NeedsOf, ReportFrame } from '../block.tsx';
import { selectPortfolios, type ShownPortfolio, type ShownPortfolios } from '../portfolios/select-portfolios.ts';

export interface ShownStructure extends ShownPortfolios {
  readonly total: Figure;
  /** The open portfolios by type, in the order of the list; of one type alone, one branch a portfolio. */
  readonly branches: readonly Branch[];
}

export interface Branch {
  /** Null where all portfolios are of one type, and no level of types stands between. */
  readonly type: string | null;
  /** In the account's currency. */
  readonly value: Figure;
  readonly portfolios: readonly ShownPortfolio[];
}

export function selectStructure(needs: NeedsOf<'structure'>, frame: Pick<ReportFrame, 'query' | 'access'>): ShownStructure {
  const shown = selectPortfolios(needs, frame);
  return { ...shown, total: needs.portfolios.total, branches: branchesOf(shown.open) };
}

function branchesOf(open: readonly ShownPortfolio[]): Branch[] {
  const byType = Map.groupBy(open, ({ type }) => type);
  if (byType.size === 1) return open.map((one) => ({ type: null, value: one.valueInTotal, portfolios: [one] }));
  return [...byType].map(([type, portfolios]) => ({
    type,
    value: sumOfFigures(portfolios.map(({ valueInTotal }) => valueInTotal)),
    portfolios,
  }));
}

/** Returns the fraction of the whole; unavailable where a share says nothing, as of a total that is not above zero. */
export function shareOf(part: Figure, whole: Figure): Figure {
  if (!part.available) return part;
  if (!whole.available) return whole;
  return whole.value > 0 && part.value >= 0 ? available(part.value / whole.value) : unavailable('not-invested');
}
