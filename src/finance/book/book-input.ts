import type { BookOpening } from './book-opening.ts';
import type { Settlement } from '../ledger/entry-effect.ts';
import type { MarketSources } from '../prices/markets.ts';

/** What the daily series and the book of a portfolio are made from. */
export interface BookInput extends MarketSources {
  readonly settlement: Settlement;
  /** Where the series begins; by default the day before the first transaction, worth nothing then. */
  readonly firstDay?: number;
  /** The last day that counts; later transactions are pending. */
  readonly through: number;
  /** Goes on from here instead of beginning; `entries` are then those from its day on, and the last day is not before it. */
  readonly opening?: BookOpening;
}
