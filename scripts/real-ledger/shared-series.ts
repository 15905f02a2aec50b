import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { IsoDate } from '#finance/iso-date.ts';

/** A security of the shared data as it is traded in the ledger: raw closes in the quote unit, dividends in its currency. */
export interface SharedSeries {
  readonly symbol: string;
  readonly currency: string;
  /** 'GBX' for prices in pence, else ''. */
  readonly quoteUnit: string;
  readonly closes: ReadonlyMap<IsoDate, number>;
  readonly dividends: readonly { readonly date: IsoDate; readonly amount: number }[];
}

/** Everything that is read from the shared folder. */
export interface SharedData {
  readonly series: ReadonlyMap<string, SharedSeries>;
  /** Units per euro by currency and day, as the European Central Bank published them. */
  readonly rates: readonly Readonly<Record<string, string>>[];
  readonly reference: readonly Readonly<Record<string, string>>[];
}

/**
 * The American series are adjusted for dividends and splits, so they come without dividends. One of them is turned back into a raw
 * series: before an invented split of 4 for 1 its prices are four times as high, as they would have been on the screen.
 */
export const inventedSplit = { symbol: 'AAPL', date: '2016-06-09', ratio: 4 } as const;

const first: IsoDate = '2009-12-01';
const last: IsoDate = '2024-12-31';
/** London shares that are taken from the file in pence. */
const inPence = ['REL.L', 'TEM.L'];
/** Their dividend column is in dollars now and then while it says pounds (see the folder's README): left out. */
const withDoubtfulDividends = ['PSH.L', 'KMR.L'];

/** Reads what the real ledger is made of. Throws when the folder is not there. */
export function readSharedData(folder: string): SharedData {
  const read = (path: string) => rowsOf(join(folder, path));
  const american = ['prices/us-stocks-20-daily.csv.gz', 'prices/us-factor-etfs-5-daily.csv.gz', 'prices/sp500-index-daily.csv.gz'];
  const european = seriesOfLongRows(read('prices/europe-equities-12-daily.csv.gz').map((row) => ({ ...row, quoteUnit: '' })));
  const pence = seriesOfLongRows(
    read('prices/uk-equities-4-gbx-daily.csv.gz').map((row) => ({ ...row, currency: 'GBP', quoteUnit: 'GBX' })),
  );
  const quoted = european.map((series) => {
    const other = pence.find(({ symbol }) => symbol === series.symbol && inPence.includes(symbol));
    return other ? { ...other, dividends: series.dividends } : series;
  });
  const all = [...american.flatMap((path) => seriesOfWideRows(read(path))), ...quoted];
  return {
    series: new Map(all.filter(({ symbol }) => !withDoubtfulDividends.includes(symbol)).map((series) => [series.symbol, series])),
    rates: read('fx/ecb-eurofxref-daily.csv.gz').filter(({ Date: day = '' }) => isCovered(day)),
    reference: read('reference/instruments.csv'),
  };
}

function seriesOfWideRows(rows: readonly Record<string, string>[]): SharedSeries[] {
  const symbols = Object.keys(rows[0] ?? {}).filter((column) => column !== 'Date');
  return symbols.map((symbol) => {
    const closes = rows
      .filter(({ Date: day = '' }) => isCovered(day))
      .map((row): [IsoDate, number] => [row['Date'] ?? '', rawClose(symbol, row)]);
    return { symbol, currency: 'USD', quoteUnit: '', closes: new Map(closes), dividends: [] };
  });
}

function rawClose(symbol: string, row: Record<string, string>): number {
  const close = Number(row[symbol]);
  const isBeforeSplit = symbol === inventedSplit.symbol && (row['Date'] ?? '') < inventedSplit.date;
  return isBeforeSplit ? Math.round(close * inventedSplit.ratio * 1000) / 1000 : close;
}

function seriesOfLongRows(rows: readonly Record<string, string>[]): SharedSeries[] {
  return [...Map.groupBy(rows, (row) => row['symbol'] ?? '')].map(([symbol, own]) => ({
    symbol,
    currency: own[0]?.['currency'] ?? '',
    quoteUnit: own[0]?.['quoteUnit'] ?? '',
    closes: new Map(own.map((row) => [row['date'] ?? '', Number(row['close'])])),
    dividends: own
      .filter((row) => Number(row['dividend'] ?? 0) > 0)
      .map((row) => ({ date: row['date'] ?? '', amount: Number(row['dividend']) })),
  }));
}

function isCovered(day: IsoDate): boolean {
  return day >= first && day <= last;
}

function rowsOf(path: string): Record<string, string>[] {
  const content = readFileSync(path);
  return parse(path.endsWith('.gz') ? gunzipSync(content) : content, { columns: true });
}
