import type { FundData } from '#contracts/datasets/fund-data.ts';
import { AppError } from '#domain/errors.ts';
import type { Period } from '#finance/daily-series.ts';
import { available, type Figure, unavailable } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import type { AssetClass, InstrumentType, LedgerEntry } from '#finance/ledger/ledger.ts';
import { spanPeriod } from '#finance/period.ts';
import { returnBetween } from '#finance/returns/point-returns.ts';
import { indexOnOrBefore, type PriceSeries } from '#finance/prices/price-series.ts';
import { isShownAnnually, returnSpans } from '#finance/returns/return-table.ts';
import { splitAdjusted } from '#finance/prices/split-adjusted.ts';
import { annualised } from '#finance/returns/time-weighted-return.ts';
import type { Instrument } from '../../../db/queries/market/instruments.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { dated } from '../days/chosen-period.ts';
import { heldPositions, type HeldPositions } from '../holdings/held-positions.ts';
import { holdingRows } from '../holdings/holding-rows.ts';
import { pageCurrency } from '../subject/page-currency.ts';
import { subjectFigures } from '../subject/subject-figures.ts';
import { mostPoints, thinnedPlaces } from '../days/thinned-days.ts';

/**
 * A security that the subject holds or gave up before.
 *
 * @throws AppError `page-not-found` for any other: what else there is says nothing about this client.
 */
export async function fundData(snapshot: Queries, subject: ReportSubject, id: string): Promise<FundData> {
  const figures = await subjectFigures(snapshot, subject);
  const { asOf } = figures;
  const held = await heldPositions(snapshot, figures);
  const instrument = held.instruments.get(id);
  if (!instrument) throw new AppError('page-not-found');
  const row = holdingRows(held, await pageCurrency(snapshot, figures)).find((one) => one.id === id);
  const series = await comparablePrices(snapshot, { id, asOf, entries: held.entries });
  const period = periodOf(subject, series, asOf);
  return {
    ...factsOf(instrument),
    lastPrice: row?.price ?? lastPriceOf(held, instrument),
    units: row?.units ?? '0',
    value: row?.value ?? available(0),
    valueCurrency: figures.currency,
    period: dated(period),
    prices: pointsOf(series, period),
    returns: returnSpans.map((span) => ({ span, isAnnual: isShownAnnually(span), rate: returnOver(series, span, asOf) })),
    factsheet: instrument.factsheet === null ? unavailable('not-recorded') : available(instrument.factsheet),
  };
}

type Facts = Omit<FundData, 'lastPrice' | 'units' | 'value' | 'valueCurrency' | 'period' | 'prices' | 'returns' | 'factsheet'>;

function factsOf(instrument: Instrument): Facts {
  const { id, name, symbol, currency, quoteUnit, isin, sedol, sector, region, strategy, vintage, coupon, maturity } = instrument;
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
    vintage,
    ongoingCharge: orNull(instrument.terUnderlying),
    coupon: orNull(coupon),
    maturity,
  };
}

function orNull(exact: string | null): number | null {
  return exact === null ? null : Number(exact);
}

function lastPriceOf({ positions }: HeldPositions, { id, quoteUnit, currency }: Instrument): FundData['lastPrice'] {
  const last = positions.find(({ instrumentId }) => instrumentId === id)?.lastPrice;
  return last ? { text: last.close, unit: quoteUnit ?? currency, day: isoDate(last.day), isStale: false } : null;
}

interface PricesWanted {
  readonly id: string;
  readonly asOf: number;
  readonly entries: readonly LedgerEntry[];
}

/** All prices up to the day, comparable across the splits that the portfolio recorded. */
async function comparablePrices(snapshot: Queries, { id, asOf, entries }: PricesWanted): Promise<PriceSeries> {
  const whole = (await snapshot.market.prices([id])).get(id);
  if (!whole) return { days: new Int32Array(), prices: new Float64Array() };
  const length = indexOnOrBefore(whole.days, asOf) + 1;
  const known = { days: whole.days.subarray(0, length), prices: whole.prices.subarray(0, length) };
  const splits = entries.flatMap(({ instrumentId, ratio, day }) =>
    instrumentId === id && ratio ? [{ day, ratio: ratio.toNumber() }] : [],
  );
  return splitAdjusted(known, splits);
}

function periodOf({ query, variant }: ReportSubject, { days }: PriceSeries, asOf: number): Period {
  const opening = days[0] ?? asOf;
  const { from } = spanPeriod(query.range ?? variant.defaultRange, { asOf: isoDate(asOf), opening: isoDate(opening) });
  return { from: Math.max(from, opening), to: asOf };
}

function pointsOf({ days, prices }: PriceSeries, { from, to }: Period): FundData['prices'] {
  const first = Math.max(0, indexOnOrBefore(days, from));
  const shown = prices.subarray(first, indexOnOrBefore(days, to) + 1);
  return thinnedPlaces(shown, mostPoints).map((at) => ({ day: isoDate(days[first + at] ?? NaN), price: shown[at] ?? NaN }));
}

function returnOver(series: PriceSeries, span: (typeof returnSpans)[number], asOf: number): Figure {
  const opening = series.days[0];
  if (opening === undefined) return unavailable('no-price');
  const period = spanPeriod(span, { asOf: isoDate(asOf), opening: isoDate(opening) });
  if (period.from < opening) return unavailable('too-short');
  const total = returnBetween(series, period);
  return isShownAnnually(span) ? annualised(total, period.to - period.from) : total;
}
