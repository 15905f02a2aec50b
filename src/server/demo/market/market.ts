import { accruedOn } from '#finance/bond/accrued-on.ts';
import { dayNumber, type IsoDate } from '#finance/iso-date.ts';
import { demoBond } from './bond-closes.ts';
import { type Calendar, calendarOf } from './calendar.ts';
import type { DemoInstrument } from './demo-instrument.ts';
import { type ExchangeRates, exchangeRates, rateBetween } from './exchange-rates.ts';
import { marketOrigin } from './factor-levels.ts';
import { factorPaths } from './factor-paths.ts';
import { type PriceSeries, priceSeries } from './price-series.ts';

/** Everything that has a price: the days, each instrument's series, and the exchange rates. */
export interface Market {
  readonly calendar: Calendar;
  readonly series: ReadonlyMap<string, PriceSeries>;
  readonly rates: ExchangeRates;
}

/** The earliest last day of a market: the known levels of its factors reach until shortly before. */
const earliestEnd: IsoDate = '2026-01-01';

/** Draws a market that ends on `through`. A market that ends later has the same past. */
export function createDemoMarket(instruments: readonly DemoInstrument[], through: IsoDate): Market {
  if (through < earliestEnd) throw new RangeError(`demo data end on ${earliestEnd} or later, not on ${through}`);
  const calendar = calendarOf(marketOrigin, through);
  const paths = factorPaths(calendar);
  return {
    calendar,
    rates: exchangeRates(calendar),
    series: new Map(instruments.map((instrument) => [instrument.symbol, priceSeries(instrument, calendar, paths)])),
  };
}

/** The series of a symbol that the firm's tables name. */
export function getPriceSeries(market: Market, symbol: string): PriceSeries {
  const series = market.series.get(symbol);
  if (!series) throw new RangeError(`no instrument ${symbol}`);
  return series;
}

/** Returns the cost of one unit on a day in `currency`, at the last price known then; NaN before the first. A bond includes its accrued interest. */
export function unitPrice(market: Market, { symbol, currency, day }: { symbol: string; currency: string; day: number }): number {
  const series = getPriceSeries(market, symbol);
  const rate = rateBetween(market.rates, { from: series.instrument.currency, to: currency, day });
  const bond = demoBond(series.instrument);
  const accrued = bond ? accruedOn(bond, dayNumber(market.calendar.days[day] ?? '')) : 0;
  return (lastClose(series, day) + accrued) * series.unitFactor * rate;
}

/** The last close on or before a day, in the quote unit; NaN before the first. */
export function lastClose({ closes }: PriceSeries, day: number): number {
  let index = day;
  while (index > 0 && Number.isNaN(closes[index])) index -= 1;
  return closes[index] ?? Number.NaN;
}
