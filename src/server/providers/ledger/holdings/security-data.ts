import type { SecurityData } from '#contracts/datasets/fund-data.ts';
import type { Period } from '#finance/daily-series.ts';
import { available, type Figure, unavailable } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import type { AssetClass, InstrumentType } from '#finance/ledger/ledger.ts';
import { type ChartRange, spanPeriod } from '#finance/period.ts';
import { indexOnOrBefore, type PriceSeries } from '#finance/prices/price-series.ts';
import { returnBetween } from '#finance/returns/point-returns.ts';
import { isShownAnnually, returnSpans } from '#finance/returns/return-table.ts';
import { annualised } from '#finance/returns/time-weighted-return.ts';
import type { Instrument } from '../../../db/queries/market/instruments.ts';
import { dated } from '../days/chosen-period.ts';
import { maxPoints, thinnedPlaces } from '../days/thinned-days.ts';

interface Prices {
  /** Comparable across splits, up to the day. */
  readonly series: PriceSeries;
  readonly asOf: number;
  readonly range: ChartRange;
}

/** Returns the recorded data of a security, and its prices over the range with their changes up to the day. */
export function securityData(instrument: Instrument, prices: Prices): Omit<SecurityData, 'lastPrice'> {
  return {
    ...factsOf(instrument),
    ...priceFacts(prices),
    factsheet: instrument.factsheet === null ? unavailable('not-recorded') : available(instrument.factsheet),
  };
}

/** Prices over the range, and what they did up to the day. */
export function priceFacts({ series, asOf, range }: Prices): Pick<SecurityData, 'period' | 'prices' | 'returns'> {
  const period = periodOf(range, series, asOf);
  return {
    period: dated(period),
    prices: pointsOf(series, period),
    returns: returnSpans.map((span) => ({ span, isAnnual: isShownAnnually(span), rate: returnOver(series, span, asOf) })),
  };
}

/** Returns the prices up to the day. */
export function pricesUpTo(whole: PriceSeries | undefined, asOf: number): PriceSeries {
  if (!whole) return { days: new Int32Array(), prices: new Float64Array() };
  const length = indexOnOrBefore(whole.days, asOf) + 1;
  return { days: whole.days.subarray(0, length), prices: whole.prices.subarray(0, length) };
}

type Facts = Omit<SecurityData, 'lastPrice' | 'period' | 'prices' | 'returns' | 'factsheet'>;

function factsOf(instrument: Instrument): Facts {
  const { id, name, symbol, currency, quoteUnit, isin, sedol, sector, region, strategy, subStrategy, vintage, coupon, maturity } =
    instrument;
  return {
    id,
    name,
    symbol,
    type: instrument.type as InstrumentType,
    assetClass: instrument.assetClass as AssetClass,
    currency,
    priceUnit: quoteUnit ?? currency,
    isin,
    sedol,
    sector,
    region,
    strategy,
    subStrategy,
    vintage,
    ongoingCharge: orNull(instrument.terUnderlying),
    coupon: orNull(coupon),
    maturity,
  };
}

function orNull(exact: string | null): number | null {
  return exact === null ? null : Number(exact);
}

function periodOf(range: ChartRange, { days }: PriceSeries, asOf: number): Period {
  const opening = days[0] ?? asOf;
  const { from } = spanPeriod(range, { asOf: isoDate(asOf), opening: isoDate(opening) });
  return { from: Math.max(from, opening), to: asOf };
}

function pointsOf({ days, prices }: PriceSeries, { from, to }: Period): SecurityData['prices'] {
  const first = Math.max(0, indexOnOrBefore(days, from));
  const shown = prices.subarray(first, indexOnOrBefore(days, to) + 1);
  return thinnedPlaces(shown, maxPoints).map((at) => ({ day: isoDate(days[first + at] ?? NaN), price: shown[at] ?? NaN }));
}

function returnOver(series: PriceSeries, span: (typeof returnSpans)[number], asOf: number): Figure {
  const opening = series.days[0];
  if (opening === undefined) return unavailable('no-price');
  const period = spanPeriod(span, { asOf: isoDate(asOf), opening: isoDate(opening) });
  if (period.from < opening) return unavailable('too-short');
  const total = returnBetween(series, period);
  return isShownAnnually(span) ? annualised(total, period.to - period.from) : total;
}
