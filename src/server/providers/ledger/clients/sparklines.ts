import { indexOnOrBefore, type PriceSeries } from '#finance/prices/price-series.ts';
import { type PriceSplit, splitAdjusted } from '#finance/prices/split-adjusted.ts';
import type { Queries } from '../../../db/queries.ts';

const points = 30;

/** Prices of the last twelve months of some securities, about thirty each; earlier ones divided by the splits since. */
export async function sparklines(
  snapshot: Queries,
  { instrumentIds, asOf, splits }: { instrumentIds: readonly string[]; asOf: number; splits: ReadonlyMap<string, readonly PriceSplit[]> },
): Promise<Map<string, number[]>> {
  const all = await snapshot.market.prices(instrumentIds);
  return new Map([...all].map(([id, series]) => [id, thinned(splitAdjusted(between(series, asOf - 365, asOf), splits.get(id) ?? []))]));
}

/** The prices of the closed range of days. */
function between({ days, prices }: PriceSeries, from: number, to: number): PriceSeries {
  const [first, end] = [indexOnOrBefore(days, from - 1) + 1, indexOnOrBefore(days, to) + 1];
  return { days: days.subarray(first, end), prices: prices.subarray(first, end) };
}

function thinned({ prices }: PriceSeries): number[] {
  const step = Math.max(1, (prices.length - 1) / (points - 1));
  return Array.from({ length: Math.min(points, prices.length) }, (_, which) => prices[Math.round(which * step)] ?? NaN);
}
