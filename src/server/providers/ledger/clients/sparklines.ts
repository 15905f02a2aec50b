import type { LedgerEntry } from '#finance/ledger/ledger.ts';
import { indexOnOrBefore, type PriceSeries } from '#finance/prices/price-series.ts';
import type { Queries } from '../../../db/queries.ts';

const points = 30;

/** Prices of the last twelve months of some securities, about thirty each; earlier ones divided by the splits since. */
export async function sparklines(
  snapshot: Queries,
  { instrumentIds, asOf, entries }: { instrumentIds: readonly string[]; asOf: number; entries: readonly LedgerEntry[] },
): Promise<Map<string, number[]>> {
  const all = await snapshot.market.prices(instrumentIds);
  return new Map(
    [...all].map(([id, series]) => [
      id,
      thinned(
        between(series, asOf - 365, asOf),
        entries.filter((entry) => entry.instrumentId === id && entry.ratio !== null),
      ),
    ]),
  );
}

/** The prices of the closed range of days. */
function between({ days, prices }: PriceSeries, from: number, to: number): PriceSeries {
  const [first, end] = [indexOnOrBefore(days, from - 1) + 1, indexOnOrBefore(days, to) + 1];
  return { days: days.subarray(first, end), prices: prices.subarray(first, end) };
}

function thinned({ days, prices }: PriceSeries, splits: readonly LedgerEntry[]): number[] {
  const step = Math.max(1, (prices.length - 1) / (points - 1));
  const count = Math.min(points, prices.length);
  return Array.from({ length: count }, (_, which) => {
    const at = Math.round(which * step);
    const since = splits.length === 0 ? splits : splits.filter((split) => split.day > (days[at] ?? 0));
    return since.reduce((price, { ratio }) => price / (ratio?.toNumber() ?? 1), prices[at] ?? NaN);
  });
}
