import type { AccruingBond } from '../bond/accrued-on.ts';
import type { LedgerInstrument, TransactionType } from '../ledger/ledger.ts';
import type { OrderedEntries } from '../ledger/ordered-entries.ts';
import { splitDayInPrices } from './split-evidence.ts';
import { rolledForward, stakeMoves } from './rolled-value.ts';
import { indexOnOrBefore, type PricePoint, type PriceSeries, priceSeries } from './price-series.ts';

/** Values of a holding as its manager reported them, in `currency`: net asset values of private-equity funds. */
export interface ReportedValues extends PriceSeries {
  readonly currency: string;
}

/** By what a holding is valued. */
export interface Quotation {
  /** Price of one unit, or value of the whole holding; comparable with the units of the same day. */
  readonly series: PriceSeries;
  /** Dates on which someone outside stated a price or value. */
  readonly stated: PriceSeries;
  readonly perUnit: boolean;
  readonly currency: string;
  /** Value of one quoted unit in `currency`. */
  readonly factor: number;
  /** Estimated growth a year after the last price, as a fraction; 0 for none. */
  readonly growth: number;
  /** The bond whose accrued interest comes on top of its (clean) price. */
  readonly bond: AccruingBond | null;
}

export interface QuotationSources {
  readonly instrument: LedgerInstrument;
  /** At least the entries of this instrument that bear on its quotation (`bearsOnQuotation`). */
  readonly entries: OrderedEntries;
  readonly prices: PriceSeries | undefined;
  readonly reported: ReportedValues | undefined;
  readonly convert: Convert;
}

/** An amount in another currency with the rate of the day; NaN without one. */
export type Convert = (amount: number, between: { from: string; to: string }, day: number) => number;

/** Returns true if the value of an instrument may rest on what was paid for it: a property, or a stake in a private fund. */
export function isPaidFor({ type }: LedgerInstrument): boolean {
  return type === 'Property' || type === 'PrivateEquity';
}

const bearing: ReadonlySet<TransactionType> = new Set<TransactionType>(['Split', 'CorporateAction', 'Call', 'Distribution']);

const comingIn = ['Purchase', 'Contribution', 'TransferIn'] as const;
const bearingOnPaidFor: ReadonlySet<TransactionType> = new Set([...comingIn, 'Sale', 'Withdrawal', 'TransferOut', 'Adjustment'] as const);

/**
 * Returns true if a transaction determines how prices and reported values continue: a split, corporate action, call or distribution
 * or, for an instrument valued by what was paid for it, a change of its cost or units.
 */
export function bearsOnQuotation(transaction: TransactionType, isOfPaidFor: boolean): boolean {
  return bearing.has(transaction) || (isOfPaidFor && bearingOnPaidFor.has(transaction));
}

const noPrices = priceSeries([]);

/**
 * Returns the basis on which `instrument` is valued: a private-equity fund by its reported values, rolled forward; a property by its
 * price points, before them by what was paid for it; everything else by its prices.
 */
export function quotationOf(sources: QuotationSources): Quotation {
  const { instrument, entries, prices = noPrices, reported } = sources;
  const { currency, priceFactor: factor } = instrument;
  if (reported || (instrument.type === 'PrivateEquity' && prices.days.length === 0)) return rolledQuotation(sources);
  const quoted = { stated: prices, perUnit: true, currency, growth: 0, bond: instrument.bond ?? null };
  if (instrument.type === 'Property') {
    const stated = afterPurchase(priceSeries(scaled(prices, factor)), sources);
    const series = acrossSplits(stated, entries);
    return { ...quoted, stated, series, factor: 1, growth: instrument.annualGrowth ?? 0 };
  }
  return { ...quoted, series: acrossSplits(prices, entries), factor };
}

/** The last reported value, rolled on by what has moved since; before the first one what was paid for the stake. */
function rolledQuotation({ instrument, entries, reported, convert }: QuotationSources): Quotation {
  const currency = reported?.currency ?? instrument.currency;
  const reports = reported ? pointsOf(reported) : [];
  const moves = stakeMoves(entries, (amount, { currency: from, day }) => convert(amount, { from, to: currency }, day));
  return {
    series: rolledForward(reports, moves),
    stated: reported ?? noPrices,
    perUnit: false,
    currency,
    factor: 1,
    growth: 0,
    bond: null,
  };
}

/**
 * The prices as the units of each day count. Those between the booking of a split and the day on which the prices show it are counted
 * as the booking has it, and a split day without a price gets one: the last before it divided by the ratio. Without these, new
 * units would be valued at an old price until the market opens, or old ones at a new price until the custodian books.
 */
function acrossSplits(prices: PriceSeries, entries: OrderedEntries): PriceSeries {
  let series = prices;
  for (const { type, day, ratio: exact } of entries) {
    if ((type !== 'Split' && type !== 'CorporateAction') || !exact) continue;
    const ratio = exact.toNumber();
    const shown = splitDayInPrices(series, { day, ratio });
    if (shown < day) series = scaledBetween(series, { fromDay: shown, toDay: day }, ratio);
    if (shown > day) series = scaledBetween(series, { fromDay: day, toDay: shown }, 1 / ratio);
    const at = indexOnOrBefore(series.days, day);
    if (at < 0 || series.days[at] === day) continue;
    series = withPointAfter(series, at, { day, price: (series.prices[at] ?? NaN) / ratio });
  }
  return series;
}

function scaledBetween({ days, prices }: PriceSeries, { fromDay, toDay }: { fromDay: number; toDay: number }, factor: number): PriceSeries {
  return { days, prices: prices.map((price, at) => ((days[at] ?? NaN) >= fromDay && (days[at] ?? NaN) < toDay ? price * factor : price)) };
}

/** The series with one more point behind place `at`. */
function withPointAfter(series: PriceSeries, at: number, { day, price }: PricePoint): PriceSeries {
  const { days, prices } = series;
  const isInside = at + 1 < days.length;
  const longer = {
    days: new Int32Array(days.length + 1),
    prices: new Float64Array(days.length + 1),
    ...(isInside ? { madeOf: { series, place: at + 1 } } : {}),
  };
  longer.days.set(days.subarray(0, at + 1));
  longer.prices.set(prices.subarray(0, at + 1));
  longer.days[at + 1] = day;
  longer.prices[at + 1] = price;
  longer.days.set(days.subarray(at + 1), at + 2);
  longer.prices.set(prices.subarray(at + 1), at + 2);
  return longer;
}

function afterPurchase(stated: PriceSeries, { instrument, entries, convert }: QuotationSources): PriceSeries {
  const firstPrice = stated.days[0] ?? Infinity;
  const bought = entries
    .filter(({ type, day, units }) => comingIn.some((one) => one === type) && day < firstPrice && units?.isPositive())
    .map(({ day, amount, cost, units, currency }) => {
      const paid = amount.isZero() ? (cost?.toNumber() ?? NaN) : -amount.toNumber();
      return { day, price: convert(paid / (units?.toNumber() ?? NaN), { from: currency, to: instrument.currency }, day) };
    });
  return priceSeries([...bought, ...pointsOf(stated)]);
}

function scaled(series: PriceSeries, factor: number): PricePoint[] {
  return pointsOf(series).map(({ day, price }) => ({ day, price: price * factor }));
}

function pointsOf({ days, prices }: PriceSeries): PricePoint[] {
  return Array.from(days, (day, at) => ({ day, price: prices[at] ?? NaN }));
}
