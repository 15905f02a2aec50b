import { benchmarkIndex, type Rebalancing } from '#finance/benchmark/benchmark.ts';
import type { DailyLevels } from '#finance/daily-series.ts';
import { dayNumber } from '#finance/iso-date.ts';
import { priceSeries } from '#finance/prices/price-series.ts';
import type { BenchmarkComponent } from '../../db/queries/market/benchmarks.ts';
import type { MarketData } from './market-data.ts';

/** A benchmark as stored: its blend, by the day from which each weight holds. */
export interface BlendedBenchmark {
  readonly id: string;
  readonly rebalancing: Rebalancing;
  readonly components: readonly BenchmarkComponent[];
}

const noPrices = priceSeries([]);

/** The benchmark's level in `currency` for each day from the first price of any of its components; null without prices. */
export function benchmarkLevels(
  { rebalancing, components }: BlendedBenchmark,
  { market, currency, through }: { market: MarketData; currency: string; through: number },
): DailyLevels | null {
  const byInstrument = [...Map.groupBy(components, ({ instrumentId }) => instrumentId)];
  const firstDays = byInstrument.flatMap(([id]) => market.prices.get(id)?.days[0] ?? []);
  const firstDay = Math.min(...firstDays);
  if (firstDay > through) return null;
  return benchmarkIndex({
    components: byInstrument.map(([id, weights]) => ({
      levels: market.prices.get(id) ?? noPrices,
      currency: market.instruments.get(id)?.currency ?? currency,
      weights: weights.map(({ fromDay, weight }) => ({ fromDay: dayNumber(fromDay), weight: Number(weight) })),
    })),
    rebalancing,
    rates: market,
    currency,
    firstDay,
    through,
  });
}
