import type { DailyLevels } from '#finance/daily-series.ts';
import type { Queries } from '../../db/queries.ts';
import { benchmarkLevels, type BlendedBenchmark } from './benchmark-levels.ts';
import type { MarketCache } from './market-data.ts';

/** A benchmark and the currency in which someone is compared with it. */
export interface BenchmarkQuery {
  readonly benchmarkId: string;
  readonly currency: string;
}

/** The benchmarks that one run has computed and stored, each once. */
export class BenchmarkCache {
  readonly #market: MarketCache;
  /** The last day of all levels, a day number. */
  #through = NaN;
  #blends = new Map<string, BlendedBenchmark>();
  #levels = new Map<string, DailyLevels | null>();

  constructor(market: MarketCache) {
    this.#market = market;
  }

  forget(through: number): void {
    this.#through = through;
    this.#blends = new Map();
    this.#levels = new Map();
  }

  levels(benchmarkId: string | null, currency: string): DailyLevels | null {
    return this.#levels.get(keyOf({ benchmarkId: benchmarkId ?? '', currency })) ?? null;
  }

  /** Computes and stores those of the wanted ones that this run does not know yet. */
  async include(tx: Queries, query: readonly BenchmarkQuery[]): Promise<void> {
    const added = [...new Map(query.map((one) => [keyOf(one), one])).values()].filter((one) => !this.#levels.has(keyOf(one)));
    if (added.length === 0) return;
    await this.#readBlends(tx, added);
    const ofAdded = added.flatMap(({ benchmarkId }) => this.#blends.get(benchmarkId)?.components ?? []);
    const instrumentIds = ofAdded.map(({ instrumentId }) => instrumentId);
    const market = await this.#market.include(tx, { instrumentIds, currencies: added.map(({ currency }) => currency) });

    const computed = added.map((one) => {
      const blend = this.#blends.get(one.benchmarkId);
      const levels = blend ? benchmarkLevels(blend, { market, currency: one.currency, through: this.#through }) : null;
      this.#levels.set(keyOf(one), levels);
      return { ...one, levels };
    });
    await tx.benchmarkSeries.store(computed.flatMap(({ levels, ...one }) => (levels ? [{ ...one, levels }] : [])));
  }

  async #readBlends(tx: Queries, added: readonly BenchmarkQuery[]): Promise<void> {
    const ids = [...new Set(added.map(({ benchmarkId }) => benchmarkId))].filter((id) => !this.#blends.has(id));
    const components = Map.groupBy(await tx.benchmarks.componentsOf(ids), ({ benchmarkId }) => benchmarkId);
    for (const { id, rebalance } of await tx.benchmarks.byIds(ids)) {
      this.#blends.set(id, { id, rebalancing: rebalance, components: components.get(id) ?? [] });
    }
  }
}

function keyOf({ benchmarkId, currency }: BenchmarkQuery): string {
  return `${benchmarkId} ${currency}`;
}
