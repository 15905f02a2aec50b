import { breakdown } from '#finance/breakdown/breakdown.ts';
import { bucketStart, calendarBuckets } from '#finance/calendar-bucket.ts';
import { getMajorUnit } from '#finance/currency.ts';
import { type ExchangeRates, rate } from '#finance/prices/exchange-rates.ts';
import { exchangeRates } from '../../support/exchange-rates.ts';
import { addMonths, dayNumber, daysBetween, isQuarterEnd, previousWorkday } from '#finance/iso-date.ts';
import { type LibraryRange, librarySpan, type ListRange, listSpan, type UsageRange, usageSpan } from '#finance/list-span.ts';
import { taxYearName, getTaxYear } from '#finance/tax-year.ts';
import { calendarQuarter, calendarYear, previousMonthEnd } from '#finance/period.ts';
import { periodDates } from '../../support/period-dates.ts';
import { judgePrices } from '#finance/prices/price-quality.ts';
import { lastOnOrBefore, priceSeries } from '#finance/prices/price-series.ts';
import { type Adapter, readSeries } from './vector-file.ts';

interface DatedRate {
  readonly date: string;
  readonly rate: number;
}

const seriesOf = (points: readonly DatedRate[]) => priceSeries(points.map(({ date, rate: price }) => ({ day: dayNumber(date), price })));

function rateOn(rates: ExchangeRates, between: { from: string; to: string }, date: string): number | null {
  const figure = rate(rates, between, dayNumber(date));
  return figure.available ? figure.value : null;
}

const convert: Adapter = ({ input }) => {
  const { amount, from, to, date, ratesFile } = input as { amount: number; from: string; to: string; date: string; ratesFile: string };
  const codes = [from, to].filter((code) => code !== 'EUR');
  const rates = exchangeRates(Object.fromEntries(codes.map((code) => [code, readSeries(ratesFile, code)])));
  const found = rateOn(rates, { from, to }, date);
  return { value: found === null ? null : amount * found };
};

const rateLookup: Adapter = ({ input }) => {
  const { usdPerEur, date } = input as { usdPerEur: readonly DatedRate[]; date: string };
  return { rate: rateOn(exchangeRates({ USD: seriesOf(usdPerEur) }), { from: 'EUR', to: 'USD' }, date) };
};

const valueChange: Adapter = ({ input }) => {
  const { chf, chfPerEur } = input as { chf: number; chfPerEur: readonly DatedRate[] };
  const rates = exchangeRates({ CHF: seriesOf(chfPerEur) });
  const [before = NaN, after = NaN] = chfPerEur.map(({ date }) => chf * (rateOn(rates, { from: 'CHF', to: 'EUR' }, date) ?? NaN));
  return { before, after, change: after / before - 1 };
};

const normaliseCurrency: Adapter = ({ input }) => ({
  units: (input as { codes: readonly string[] }).codes.map((code) => ({ ...getMajorUnit(code) })),
});

const priceLookup: Adapter = ({ input }) => {
  const { points, date } = input as { points: readonly DatedPoint[]; date: string };
  const series = priceSeries(points.map((point) => ({ day: dayNumber(point.date), price: point.price })));
  return { price: lastOnOrBefore(series, dayNumber(date))?.price ?? null };
};

interface DatedPoint {
  readonly date: string;
  readonly price: number;
}

/** The prices with the factors that are suggested for those in quarantine. */
const splitScan: Adapter = ({ input }) => {
  const { points, splits } = input as { points: readonly DatedPoint[]; splits: readonly { date: string; ratio: number }[] };
  const series = priceSeries(points.map(({ date, price }) => ({ day: dayNumber(date), price })));
  const recorded = splits.map(({ date, ratio }) => ({ day: dayNumber(date), ratio }));
  const factors = new Map(
    judgePrices(series, { quoteUnit: 'EUR', splits: recorded, trades: [], worthlessFrom: null }).doubtful.map(({ day, factor }) => [
      day,
      factor,
    ]),
  );
  return { adjusted: points.map(({ date, price }) => price * (factors.get(dayNumber(date)) ?? 1)) };
};

const performancePeriod: Adapter = ({ input }) => {
  const { year, today = '' } = input as { year?: number; today?: string };
  return { ...periodDates(year === undefined ? calendarQuarter(today) : calendarYear(year)) };
};

const monthsLater: Adapter = ({ input }) => {
  const { date, months } = input as { date: string; months: number };
  return { date: addMonths(date, months) };
};

/** One file writes the second year of the name in two digits, the other in four. */
const ukTaxYear: Adapter = ({ input, expected }) => {
  const year = getTaxYear((input as { date: string }).date, '04-06');
  const longName = `${year.from.slice(0, 4)}/${year.to.slice(0, 4)}`;
  return 'from' in (expected as object) ? { ...year, taxYear: taxYearName(year) } : { taxYear: longName };
};

const bucketStarts: Adapter = ({ input }) => {
  const { date } = input as { date: string };
  return Object.fromEntries(calendarBuckets.map((bucket) => [bucket, bucketStart(date, bucket)]));
};

const analyticsRange: Adapter = ({ input }) => {
  const { range, today } = input as { range: UsageRange; today: string };
  return { ...usageSpan(range, today) };
};

const libraryRange: Adapter = ({ input }) => {
  const { range, today } = input as { range: LibraryRange; today: string };
  return { ...librarySpan(range, today) };
};

const workdayBefore: Adapter = ({ input }) => ({ date: previousWorkday((input as { date: string }).date) });

/** The cases are the ranges as specified, which the tax year of 5 April reproduces. */
const transactionRanges: Adapter = ({ input, expected }) => {
  const { today } = input as { today: string };
  const ranges = Object.keys(expected as object) as ListRange[];
  const spans = ranges.map((range) => [range, listSpan(range, { today, taxYearStart: '04-05' })] as const);
  return Object.fromEntries(spans.map(([range, { from, to }]) => [range, [from, to]]));
};

const quarterEnd: Adapter = ({ input }) => ({ quarterEnd: isQuarterEnd((input as { date: string }).date) });

const defaultAsOf: Adapter = ({ input }) => ({ asOf: previousMonthEnd((input as { today: string }).today) });

const days: Adapter = ({ input }) => {
  const { from, to } = input as { from: string; to: string };
  return { days: daysBetween(from, to) };
};

const breakdownRows: Adapter = ({ input }) => {
  const { holdings, order } = input as { holdings: readonly { assetClass: string; value: number }[]; order: readonly string[] };
  const figure = breakdown(
    holdings.map(({ assetClass, value }) => ({ key: assetClass, value })),
    order,
  );
  if (!figure.available) return null;
  const rows = figure.value.rows.map(({ key, value, weight, percent }) => ({ name: key, value, weight, percentRounded: percent }));
  return { total: figure.value.total, rows };
};

export const marketAdapters: Readonly<Record<string, Adapter>> = {
  convert,
  rateLookup,
  valueChange,
  normaliseCurrency,
  priceLookup,
  splitScan,
  performancePeriod,
  addMonths: monthsLater,
  ukTaxYear,
  previousWorkday: workdayBefore,
  transactionRanges,
  bucketStart: bucketStarts,
  analyticsRange,
  libraryRange,
  isQuarterEnd: quarterEnd,
  defaultAsOf,
  daysBetween: days,
  breakdown: breakdownRows,
};
