import type { LedgerEntry, LedgerInstrument, TransactionType } from '../ledger/ledger.ts';
import type { OrderedEntries } from '../ledger/ordered-entries.ts';
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
  /** What one quoted unit is worth in `currency`. */
  readonly factor: number;
  /** Estimated growth a year after the last price, as a fraction; 0 for none. */
  readonly growth: number;
}

export interface QuotationSources {
  readonly instrument: LedgerInstrument;
  /** Of this instrument those that bear on it (`bearsOnQuotation`) at least. */
  readonly entries: OrderedEntries;
  readonly prices: PriceSeries | undefined;
  readonly reported: ReportedValues | undefined;
  readonly convert: Convert;
}

/** An amount in another currency with the rate of the day; NaN without one. */
export type Convert = (amount: number, between: { from: string; to: string }, day: number) => number;

/** Which transactions say how prices and reported values go on, or (of a property) what it cost. */
export function bearsOnQuotation(transaction: TransactionType, isProperty: boolean): boolean {
  switch (transaction) {
    case 'Split':
    case 'CorporateAction':
    case 'Call':
    case 'Distribution':
      return true;
    case 'Purchase':
    case 'TransferIn':
      return isProperty;
    default:
      return false;
  }
}

const noPrices = priceSeries([]);

/**
 * How `instrument` is valued: a private-equity fund by its reported values, rolled forward; a property by its price points,
 * before them by what was paid for it; everything else by its prices.
 */
export function quotationOf(sources: QuotationSources): Quotation {
  const { instrument, entries, prices = noPrices, reported } = sources;
  const { currency, priceFactor: factor } = instrument;
  if (reported || (instrument.type === 'PrivateEquity' && prices.days.length === 0)) return rolledQuotation(sources);
  const quoted = { stated: prices, perUnit: true, currency, growth: 0 };
  if (instrument.type === 'Property') {
    const stated = priceSeries(scaled(prices, factor));
    const series = acrossSplits(afterPurchase(stated, sources), entries);
    return { ...quoted, stated, series, factor: 1, growth: instrument.annualGrowth ?? 0 };
  }
  return { ...quoted, series: acrossSplits(prices, entries), factor };
}

/**
 * The last reported value plus what was called and minus what was distributed since (on the reported date itself it is
 * already in it). Before the first report this is what was paid in and not paid back: cost as a stand-in. Never below zero.
 * Fees called beside the commitment are spent, not invested: they raise no value.
 */
function rolledQuotation({ instrument, entries, reported, convert }: QuotationSources): Quotation {
  const currency = reported?.currency ?? instrument.currency;
  const reports = reported ? pointsOf(reported) : [];
  const flows = entries.filter(isCapital).map(({ day, amount, tax, currency: from }) => ({
    day,
    added: convert(-amount.toNumber() - tax.toNumber(), { from, to: currency }, day),
  }));
  return {
    series: rolledForward(reports, flows),
    stated: reported ?? noPrices,
    perUnit: false,
    currency,
    factor: 1,
    growth: 0,
  };
}

/** Reported values with, on each day of calls and distributions, the value rolled on to that day by all of them together. */
export function rolledForward(reports: readonly PricePoint[], flows: readonly { day: number; added: number }[]): PriceSeries {
  const series = priceSeries(reports);
  const reportedOn = new Set(reports.map(({ day }) => day));
  const rolled: PricePoint[] = [];
  let carried = { report: -1, value: 0 };
  const inOrder = flows.toSorted((a, b) => a.day - b.day);
  for (const [day, moved] of Map.groupBy(inOrder, (flow) => flow.day)) {
    const added = moved.reduce((total, flow) => total + flow.added, 0);
    const report = indexOnOrBefore(series.days, day);
    if (report !== carried.report) carried = { report, value: series.prices[report] ?? 0 };
    if (reportedOn.has(day)) continue;
    carried = { report, value: Math.max(0, carried.value + added) };
    rolled.push({ day, price: carried.value });
  }
  return priceSeries([...reports, ...rolled]);
}

/**
 * The prices with one more point on every split day that has none: the last price before it divided by the ratio. Without
 * it new units would be valued at an old price until the market opens.
 */
function acrossSplits(prices: PriceSeries, entries: OrderedEntries): PriceSeries {
  let series = prices;
  for (const { type, day, ratio } of entries) {
    if ((type !== 'Split' && type !== 'CorporateAction') || !ratio) continue;
    const at = indexOnOrBefore(series.days, day);
    if (at < 0 || series.days[at] === day) continue;
    series = withPointAfter(series, at, { day, price: (series.prices[at] ?? NaN) / ratio.toNumber() });
  }
  return series;
}

/** The series with one more point behind place `at`. */
function withPointAfter({ days, prices }: PriceSeries, at: number, { day, price }: PricePoint): PriceSeries {
  const longer = { days: new Int32Array(days.length + 1), prices: new Float64Array(days.length + 1) };
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
    .filter(({ type, day, units }) => (type === 'Purchase' || type === 'TransferIn') && day < firstPrice && units?.isPositive())
    .map(({ day, amount, cost, units, currency }) => {
      const paid = amount.isZero() ? (cost?.toNumber() ?? NaN) : -amount.toNumber();
      return { day, price: convert(paid / (units?.toNumber() ?? NaN), { from: currency, to: instrument.currency }, day) };
    });
  return priceSeries([...bought, ...pointsOf(stated)]);
}

function isCapital({ type, category }: LedgerEntry): boolean {
  return (type === 'Call' && category !== 'FeesOutside') || type === 'Distribution';
}

function scaled(series: PriceSeries, factor: number): PricePoint[] {
  return pointsOf(series).map(({ day, price }) => ({ day, price: price * factor }));
}

function pointsOf({ days, prices }: PriceSeries): PricePoint[] {
  return Array.from(days, (day, at) => ({ day, price: prices[at] ?? NaN }));
}
