import type { CarriedPrices } from '#finance/prices/carried-prices.ts';
import type { ExchangeRates } from '#finance/prices/exchange-rates.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { PriceSeries } from '#finance/prices/price-series.ts';
import type { KnownMarket } from '../../market-memory.ts';
import type { Benchmark, BenchmarkComponent, benchmarks } from './benchmarks.ts';
import type { exchangeRates } from './exchange-rates.ts';
import type { Instrument, instruments } from './instruments.ts';
import type { LastPrice, prices } from './prices.ts';

interface Sources {
  readonly instruments: Pick<ReturnType<typeof instruments>, 'byIds'>;
  readonly prices: ReturnType<typeof prices>;
  readonly exchangeRates: ReturnType<typeof exchangeRates>;
  readonly benchmarks: ReturnType<typeof benchmarks>;
}

/**
 * The market as a snapshot sees it: read when it is first asked for, known from then on (`MarketMemory`). What is not there is left out
 * of an answer.
 */
export function market(sources: Sources, seen: () => Promise<KnownMarket>) {
  const reading = new Reading(seen);

  return {
    ...pricesIn(reading, sources),

    /** By id. */
    async instruments(ids: Iterable<string>): Promise<Map<string, Instrument>> {
      const { instruments: stored } = await reading.known();
      return reading.through(stored, ids, async (missing) => byId(await sources.instruments.byIds(missing)));
    },

    /** By id. */
    async benchmarks(ids: Iterable<string>): Promise<Map<string, Benchmark>> {
      const { benchmarks: stored } = await reading.known();
      return reading.through(stored, ids, async (missing) => byId(await sources.benchmarks.byIds(missing)));
    },

    /** Reads the components of these benchmarks, by benchmark, each by the day from which it holds. */
    async componentsOf(ids: Iterable<string>): Promise<Map<string, readonly BenchmarkComponent[]>> {
      const { components } = await reading.known();
      return reading.through(components, ids, async (missing) =>
        Map.groupBy(await sources.benchmarks.componentsOf(missing), ({ benchmarkId }) => benchmarkId),
      );
    },

    /** The rates to convert between any of these currencies, and others that are known. Of one alone nothing is asked. */
    async rates(currencies: Iterable<string>): Promise<ExchangeRates> {
      const wanted = new Set(currencies);
      const { perEuro, rates } = await reading.known();
      if (wanted.size < 2) return rates;
      const found = await reading.through(perEuro, wanted, (missing) => sources.exchangeRates.seriesOf(missing));
      for (const [currency, series] of found) rates.perEuro.set(currency, series);
      return rates;
    },

    /** Returns the carried prices that all share who value something by these prices and rates. */
    async carried(): Promise<CarriedPrices> {
      return (await reading.known()).carried;
    },
  };
}

function pricesIn(reading: Reading, sources: Pick<Sources, 'prices'>) {
  return {
    /** All trusted prices of these instruments, in their quote units. */
    async prices(ids: Iterable<string>): Promise<Map<string, PriceSeries>> {
      const state = await reading.known();
      const answer = await reading.through(state.prices, ids, (missing) => sources.prices.seriesOf(missing));
      state.forgetMost();
      return answer;
    },

    /** The last trusted price on or before `day` of each of these instruments that has one. */
    async lastPrices(ids: Iterable<string>, day: IsoDate): Promise<LastPrice[]> {
      const state = await reading.known();
      const keyOf = (id: string) => `${id} ${day}`;
      const answer = await reading.through(state.lastPrices, [...ids].map(keyOf), async (missing) => {
        const found = await sources.prices.lastOn(
          missing.map((key) => key.slice(0, -day.length - 1)),
          day,
        );
        return found.map((price) => [keyOf(price.id), price] as const);
      });
      state.forgetMost();
      return [...answer.values()];
    },
  };
}

class Reading {
  readonly #seen: () => Promise<KnownMarket>;
  #known: Promise<KnownMarket> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(seen: () => Promise<KnownMarket>) {
    this.#seen = seen;
  }

  /** The state that this snapshot sees. */
  known(): Promise<KnownMarket> {
    this.#known ??= this.#seen();
    return this.#known;
  }

  /** Reads what is missing, one question after the other: of two that ask for the same the second finds it. */
  async through<Value>(
    stored: Map<string, Value | null>,
    names: Iterable<string>,
    read: (missing: readonly string[]) => Promise<Iterable<readonly [string, Value]>>,
  ): Promise<Map<string, Value>> {
    const wanted = [...new Set(names)];
    const isMissing = (name: string) => !stored.has(name);
    // What is known already: while the rest is read another page may leave it out of what is kept.
    const answer = new Map(wanted.flatMap((name) => entryOf(stored, name)));
    if (!wanted.some(isMissing)) return answer;
    const turn = this.#last.then(async () => {
      const missing = wanted.filter((name) => !answer.has(name) && isMissing(name));
      const found = new Map(missing.length === 0 ? [] : await read(missing));
      for (const name of missing) stored.set(name, found.get(name) ?? null);
      for (const name of wanted) {
        const value = found.get(name) ?? stored.get(name) ?? null;
        if (value !== null && !answer.has(name)) answer.set(name, value);
      }
    });
    this.#last = turn.catch(() => undefined);
    await turn;
    return answer;
  }
}

function entryOf<Value>(stored: ReadonlyMap<string, Value | null>, name: string): [string, Value][] {
  const value = stored.get(name) ?? null;
  return value === null ? [] : [[name, value]];
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): (readonly [string, Row])[] {
  return rows.map((row) => [row.id, row]);
}
