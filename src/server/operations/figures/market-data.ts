import { CarriedPrices } from '#finance/prices/carried-prices.ts';
import type { LedgerInstrument } from '#finance/ledger/ledger.ts';
import type { PriceSeries } from '#finance/prices/price-series.ts';
import { ledgerInstrument } from '../../db/queries/market/instruments.ts';
import type { Queries } from '../../db/queries.ts';

/** Instruments, prices and rates as far as they were asked for, kept for the accounts that follow. */
export interface MarketData {
  readonly instruments: ReadonlyMap<string, LedgerInstrument>;
  readonly prices: ReadonlyMap<string, PriceSeries>;
  readonly perEuro: ReadonlyMap<string, PriceSeries>;
  /** The carried prices, from these prices and rates. */
  readonly carried: CarriedPrices;
}

/** Everything about the market that one run has read. Anyone who changes a price or rate marks the portfolios that hold it. */
export class MarketCache {
  #asked = new Set<string>();
  #instruments = new Map<string, LedgerInstrument>();
  #prices = new Map<string, PriceSeries>();
  #perEuro = new Map<string, PriceSeries>();
  #carried = new CarriedPrices();

  forget(): void {
    this.#asked = new Set();
    this.#instruments = new Map();
    this.#prices = new Map();
    this.#perEuro = new Map();
    this.#carried = new CarriedPrices();
  }

  /** Reads what is not known yet of these instruments and currencies. The same maps grow from call to call. */
  async include(tx: Queries, wanted: { instrumentIds: Iterable<string>; currencies: Iterable<string> }): Promise<MarketData> {
    const newIds = this.#notAsked(wanted.instrumentIds);
    for (const row of await tx.instruments.byIds(newIds)) this.#instruments.set(row.id, ledgerInstrument(row));
    for (const [id, series] of await tx.prices.seriesOf(newIds)) this.#prices.set(id, series);

    const ofInstruments = newIds.map((id) => this.#instruments.get(id)?.currency ?? 'EUR');
    const newCurrencies = this.#notAsked([...wanted.currencies, ...ofInstruments]);
    for (const [code, series] of await tx.exchangeRates.seriesOf(newCurrencies)) this.#perEuro.set(code, series);
    return { instruments: this.#instruments, prices: this.#prices, perEuro: this.#perEuro, carried: this.#carried };
  }

  #notAsked(names: Iterable<string>): string[] {
    const added = [...new Set(names)].filter((name) => !this.#asked.has(name));
    for (const name of added) this.#asked.add(name);
    return added;
  }
}
