import { CarriedPrices } from '#finance/prices/carried-prices.ts';
import type { PriceSeries } from '#finance/prices/price-series.ts';
import type { Benchmark, BenchmarkComponent } from './queries/market/benchmarks.ts';
import type { Instrument } from './queries/market/instruments.ts';
import type { LastPrice } from './queries/market/prices.ts';

/** Each takes some tens of kilobytes. */
const maxSeries = 4000;
/** The number of last prices that are kept: those of a few days, since pages show today. */
const maxLastPrices = 100_000;

/** One state of the market as far as it has been read: nothing of it changes, more of it becomes known. Null is what is not there. */
export class KnownMarket {
  readonly version: number;
  readonly instruments = new Map<string, Instrument | null>();
  readonly prices = new Map<string, PriceSeries | null>();
  /** By instrument and day on which it counts. */
  readonly lastPrices = new Map<string, LastPrice | null>();
  readonly benchmarks = new Map<string, Benchmark | null>();
  readonly components = new Map<string, readonly BenchmarkComponent[] | null>();
  readonly perEuro = new Map<string, PriceSeries | null>();
  /** The available rates of `perEuro`; always the same object, which grows. */
  readonly rates: { readonly perEuro: Map<string, PriceSeries> } = { perEuro: new Map() };
  /** The carried prices of these prices and rates. */
  readonly carried = new CarriedPrices();

  constructor(version: number) {
    this.version = version;
  }

  /** Leaves out what was read longest ago. */
  forgetMost(): void {
    leaveOut(this.prices, maxSeries);
    leaveOut(this.lastPrices, maxLastPrices);
  }
}

function leaveOut(stored: Map<string, unknown>, most: number): void {
  for (const key of stored.keys()) {
    if (stored.size <= most) return;
    stored.delete(key);
  }
}

/**
 * Caches the data common to all clients of a firm from one page to the next: securities with their prices, rates and benchmarks. The database counts the
 * changes to it, and each snapshot has the count of the state it sees.
 */
export class MarketMemory {
  #last = new KnownMarket(NaN);

  /** Returns what is known of a state; of another one than the last nothing is, also of an earlier one, as after a database was restored. */
  at(version: number): KnownMarket {
    if (version !== this.#last.version) this.#last = new KnownMarket(version);
    return this.#last;
  }
}
