import type { BookInput } from './book-input.ts';
import type { BookedAmount } from '../ledger/booked-amounts.ts';
import { CostPass, type PositionSpan } from './cost-pass.ts';
import type { Disposal } from '../ledger/holding.ts';
import { dailySeries, type PortfolioSeries } from './portfolio-series.ts';

/** Everything derived from one portfolio's ledger; of a continued book what belongs to its opening's day and later. */
export interface PortfolioBook extends PortfolioSeries {
  /** By holding, then by day; of a continued book those that were open the evening before, and later ones. */
  readonly positions: readonly PositionSpan[];
  readonly disposals: readonly Disposal[];
  /** By day. */
  readonly bookedAmounts: readonly BookedAmount[];
}

/** The daily series of a portfolio, and from the same transactions its positions with lots and cost, what was sold and what was booked. */
export function buildBook(input: BookInput): PortfolioBook {
  const costs = new CostPass(input.currency, input.opening?.positions ?? []);
  const series = dailySeries(input, (priced, markets) => costs.book(priced, markets));
  return { ...series, ...costs.result() };
}
