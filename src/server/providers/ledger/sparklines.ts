import { addDays, isoDate } from '#finance/iso-date.ts';
import type { LedgerEntry } from '#finance/ledger/ledger.ts';
import type { PriceSeries } from '#finance/prices/price-series.ts';
import type { Queries } from '../../db/queries.ts';

const points = 30;

/** Prices of the last twelve months of some securities, about thirty each; earlier ones divided by the splits since. */
export async function sparklines(
  snapshot: Queries,
  { instrumentIds, asOf, entries }: { instrumentIds: readonly string[]; asOf: number; entries: readonly LedgerEntry[] },
): Promise<Map<string, number[]>> {
  const day = isoDate(asOf);
  const all = await snapshot.prices.between(instrumentIds, addDays(day, -365), day);
  return new Map(
    [...all].map(([id, series]) => [
      id,
      thinned(
        series,
        entries.filter((entry) => entry.instrumentId === id && entry.ratio !== null),
      ),
    ]),
  );
}

function thinned({ days, prices }: PriceSeries, splits: readonly LedgerEntry[]): number[] {
  const step = Math.max(1, (prices.length - 1) / (points - 1));
  const count = Math.min(points, prices.length);
  return Array.from({ length: count }, (_, which) => {
    const at = Math.round(which * step);
    const since = splits.filter((split) => split.day > (days[at] ?? 0));
    return since.reduce((price, { ratio }) => price / (ratio?.toNumber() ?? 1), prices[at] ?? NaN);
  });
}
