import type { ExchangeRates } from '#finance/prices/exchange-rates.ts';
import type { PriceSeries } from '#finance/prices/price-series.ts';

/** Reference rates by currency: units of it per euro. */
export function exchangeRates(perEuro: Readonly<Record<string, PriceSeries>>): ExchangeRates {
  return { perEuro: new Map(Object.entries(perEuro)) };
}
