import type { LedgerEntry } from '../ledger/ledger.ts';
import type { PositionSpan } from './cost-pass.ts';
import type { SeriesOpening } from '../returns/time-weighted-return.ts';

/** State from which a book continues: that at the end of the day before `day`. Everything from `day` on is recomputed. */
export interface BookOpening extends SeriesOpening {
  readonly day: number;
  /** Inception day of the whole ledger. */
  readonly inceptionDay: number;
  /** The spans of the day before, with their lots; those without units keep the money of what was given up. */
  readonly positions: readonly PositionSpan[];
  /**
   * Transactions before `day` by which prices and reported values go on: splits since the last price, calls and distributions
   * since the last report (all of a fund without one), what a property without a price was bought for. More do no harm.
   */
  readonly earlierEntries: readonly LedgerEntry[];
}

/**
 * A book goes on from a day with a value and both indices above 0, of which each says to which stretch of the chain it belongs. Otherwise it is
 * built whole.
 */
export function canContinueFrom({ value, index, grossIndex }: SeriesOpening): boolean {
  return Number.isFinite(value) && index > 0 && grossIndex > 0;
}
