import type { PriceSeries } from './price-series.ts';
import { splitDayInPrices } from './split-evidence.ts';

/** Units after a split for one before, from its day on. */
export interface PriceSplit {
  readonly day: number;
  readonly ratio: number;
}

/**
 * Prices that can be compared with the last one: each is divided by the ratios of the splits after its day. For drawing and for
 * price returns only, never for values. Decision: docs/calculations/valuation.md.
 */
export function splitAdjusted(series: PriceSeries, booked: readonly PriceSplit[]): PriceSeries {
  if (booked.length === 0) return series;
  const { days, prices } = series;
  const splits = booked.map((split) => ({ ...split, day: splitDayInPrices(series, split) }));
  const factorOf = (day: number) => splits.reduce((factor, split) => (split.day > day ? factor * split.ratio : factor), 1);
  return { days, prices: prices.map((price, at) => price / factorOf(days[at] ?? NaN)) };
}
