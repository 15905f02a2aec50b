import { BenchmarkCache } from './benchmark-cache.ts';
import { MarketCache } from './market-data.ts';
import { SnapshotCalendar } from './snapshot-calendar.ts';

/**
 * Market data kept from one refresh to the next until any of it changes: the database counts the changes of prices, rates, securities and
 * benchmarks.
 */
export class FiguresMemory {
  readonly market = new MarketCache();
  readonly benchmarks = new BenchmarkCache(this.market);
  readonly calendar = new SnapshotCalendar();
  #version = NaN;
  #through = NaN;

  /** Forgets what may be out of date. */
  upTo({ version, through }: { version: number; through: number }): void {
    if (version !== this.#version) this.market.forget();
    if (version !== this.#version || through !== this.#through) this.benchmarks.forget(through);
    this.#version = version;
    this.#through = through;
  }

  /** After a failure nothing is known to be stored. */
  forget(): void {
    this.#version = NaN;
  }
}
