import type { ImportFile } from '../../operations/import/format/import-file.ts';
import { fileOfRecords } from '../file-of-records.ts';
import type { DemoInstrument } from './demo-instrument.ts';
import { isinOf } from './invented-isin.ts';
import type { Market } from './market.ts';
import type { PriceSeries } from './price-series.ts';

const instrumentColumns = [
  'symbol',
  'name',
  'type',
  'assetClass',
  'currency',
  'quoteUnit',
  'isin',
  'sector',
  'region',
  'strategy',
  'subStrategy',
  'vintage',
  'terUnderlying',
  'annualGrowth',
  'coupon',
  'couponFrequency',
  'maturity',
  'dayCount',
  'faceValue',
  'returnBasis',
  'factsheet',
];

/** The four files of a market, prices and rates wide; `unpriced` are further instruments that it has no prices of. */
export function marketFiles(market: Market, unpriced: readonly Readonly<Record<string, string>>[] = []): ImportFile[] {
  const series = [...market.series.values()];
  return [
    fileOfRecords('instruments.csv', instrumentColumns, [...series.map(({ instrument }) => instrumentRecord(instrument)), ...unpriced]),
    wideFile('prices.csv', market, new Map(series.map((one) => [one.instrument.symbol, publishedCloses(one, market)]))),
    dividendFile(market),
    wideFile('fx.csv', market, market.rates),
  ];
}

/** Returns the published closes, including misquotes. Trades use the true closes. */
function publishedCloses({ instrument: { traits }, closes, publishedThrough }: PriceSeries, { calendar }: Market): Float64Array {
  const published = closes.slice(0, publishedThrough + 1);
  if (!traits.misquoted) return published;
  const slip = calendar.onOrAfter(traits.misquoted.date);
  published[slip] = Number(((published[slip] ?? Number.NaN) * traits.misquoted.factor).toFixed(4));
  return published;
}

function instrumentRecord(instrument: DemoInstrument): Record<string, string> {
  const { symbol, name, type, assetClass, currency, quoteUnit, sector, region, strategy, subStrategy, ter, traits } = instrument;
  return {
    symbol,
    name,
    type,
    assetClass,
    currency,
    quoteUnit,
    sector,
    region,
    strategy,
    subStrategy,
    isin: type === 'Index' || type === 'Property' ? '' : isinOf(symbol),
    terUnderlying: ter === 0 ? '' : String(ter),
    annualGrowth: String(traits.growth ?? ''),
    returnBasis: type === 'Index' ? 'total' : '',
    factsheet: type === 'Fund' || type === 'ETF' ? `https://factsheets.example/${symbol.toLowerCase()}` : '',
    ...(traits.coupon === undefined ? {} : bondTerms(instrument)),
  };
}

function bondTerms({ payout, traits }: DemoInstrument): Record<string, string> {
  return {
    coupon: String(traits.coupon ?? ''),
    couponFrequency: String(payout.months.length),
    maturity: traits.maturity ?? '',
    dayCount: 'ACT/ACT-ICMA',
    faceValue: '100',
  };
}

function dividendFile({ series, calendar }: Market): ImportFile {
  const records = [...series.values()].flatMap(({ instrument, payouts }) =>
    instrument.traits.coupon === undefined
      ? payouts.map(({ exDay, payDay, amount }) => ({
          symbol: instrument.symbol,
          exDate: calendar.days[exDay] ?? '',
          payDate: calendar.days[payDay] ?? '',
          amount: String(amount),
          currency: instrument.currency,
        }))
      : [],
  );
  return fileOfRecords('dividends.csv', ['symbol', 'exDate', 'payDate', 'amount', 'currency'], records);
}

function wideFile(name: 'prices.csv' | 'fx.csv', { calendar }: Market, columns: ReadonlyMap<string, Float64Array>): ImportFile {
  const values = [...columns.values()];
  return {
    name,
    columns: ['Date', ...columns.keys()],
    rows: calendar.days.map((day, index) => [day, ...values.map((column) => numberText(column[index]))]),
  };
}

function numberText(value = Number.NaN): string {
  return Number.isNaN(value) ? '' : String(value);
}
