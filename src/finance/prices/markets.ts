import { CarriedPrices } from './carried-prices.ts';
import { dailyRates, type ExchangeRates } from './exchange-rates.ts';
import type { LedgerInstrument } from '../ledger/ledger.ts';
import { entriesByInstrument, entriesWhere, sortEntries, type OrderedEntries } from '../ledger/ordered-entries.ts';
import type { PriceSeries } from './price-series.ts';
import { bearsOnQuotation, type Convert, isPaidFor, type Quotation, quotationOf, type ReportedValues } from './quotation.ts';
import { stakeUnitValue } from './rolled-value.ts';
import { unitValue } from './valuation.ts';

/** Outside data about a portfolio's holdings, with the entries that adjust them. */
export interface MarketSources {
  /** Entries of the portfolio: splits and calls determine how prices and reported values go on. */
  readonly entries: OrderedEntries;
  readonly instruments: readonly LedgerInstrument[];
  /** By instrument, in its quote unit (pence where the instrument's `priceFactor` is 0.01). */
  readonly prices: ReadonlyMap<string, PriceSeries>;
  readonly reportedValues: ReadonlyMap<string, ReportedValues>;
  readonly rates: ExchangeRates;
  /** The portfolio's own currency. */
  readonly currency: string;
  /** Cache shared by portfolios with the same prices; by default each makes its own. */
  readonly carried?: CarriedPrices;
}

export interface Calendar {
  readonly firstDay: number;
  readonly days: number;
}

/** The market seen from one portfolio, on the days of a calendar. Each column and quotation is made once. */
export interface Markets {
  readonly instrument: (id: string) => LedgerInstrument | undefined;
  /** Units of the portfolio's currency for 1 of `currency`, a place a day; NaN without a rate. */
  readonly rateColumn: (currency: string) => Float64Array;
  /** The first day of the calendar with a rate; Infinity when there is none. */
  readonly firstRateDay: (currency: string) => number;
  /** Exchange rate of any day up to the last of the calendar. */
  readonly rateOn: (currency: string, day: number) => number;
  readonly carried: CarriedPrices;
  readonly quotation: (instrumentId: string) => Quotation | undefined;
  /** One unit in the portfolio's currency; NaN without a price or rate. */
  readonly unitValueOn: (instrumentId: string, day: number) => number;
}

const none = sortEntries([]);

export function createMarkets(sources: MarketSources, calendar: Calendar): Markets {
  const { rates, prices, reportedValues, currency: to, carried = new CarriedPrices() } = sources;
  const instruments = new Map(sources.instruments.map((instrument) => [instrument.id, instrument]));
  const paidFor = new Set(sources.instruments.filter(isPaidFor).map(({ id }) => id));
  const isOfPaidFor = (id: string | null) => paidFor.size > 0 && paidFor.has(id ?? '');
  const entries = entriesByInstrument(
    entriesWhere(sources.entries, ({ type, instrumentId }) => bearsOnQuotation(type, isOfPaidFor(instrumentId))),
  );
  const rateColumn = remembered((from: string) => carried.rates(rates, { from, to }, calendar));
  const firstRateDay = remembered((from: string) => {
    const first = rateColumn(from).findIndex((rate) => !Number.isNaN(rate));
    return first < 0 ? Infinity : calendar.firstDay + first;
  });
  const rateOn = (from: string, day: number) =>
    day < calendar.firstDay ? (dailyRates(rates, { from, to }, { firstDay: day, days: 1 })[0] ?? NaN) : columnOn(from, day);
  const columnOn = (from: string, day: number) => rateColumn(from)[day - calendar.firstDay] ?? NaN;
  const convert: Convert = (amount, { from, to: target }, day) =>
    from === target ? amount : (amount * rateOn(from, day)) / rateOn(target, day);

  const quotation = remembered((id: string) => {
    const instrument = instruments.get(id);
    const own = { entries: entries.get(id) ?? none, prices: prices.get(id), reported: reportedValues.get(id) };
    return instrument && quotationOf({ instrument, convert, ...own });
  });
  const unitValueOn = (id: string, day: number) => {
    const quoted = quotation(id);
    if (!quoted) return NaN;
    const worthOn = (on: number) => unitValue(quoted, on);
    const worth = quoted.perUnit ? worthOn(day) : stakeUnitValue(entries.get(id) ?? none, worthOn, day);
    return worth * rateOn(quoted.currency, day);
  };
  return { instrument: (id) => instruments.get(id), rateColumn, firstRateDay, rateOn, carried, quotation, unitValueOn };
}

function remembered<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}
