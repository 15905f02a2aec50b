import type { BookOpening } from './book-opening.ts';
import type { Settlement } from '../ledger/entry-effect.ts';
import type { MarketSources } from '../prices/markets.ts';

/** Input from which a portfolio's daily series and book are made. */
export interface BookInput extends MarketSources {
  readonly settlement: Settlement;
  /** First day of the series; by default the day before the first transaction, worth nothing then. */
  readonly firstDay?: number;
  /** The last day that counts; later transactions are pending. */
  readonly through: number;
  /** Continues from here instead of starting afresh; `entries` are then those from its day on, and the last day is not before it. */
  readonly opening?: BookOpening;
}
