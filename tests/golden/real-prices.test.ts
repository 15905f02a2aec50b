import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dayNumber, isoDate } from '#finance/iso-date.ts';
import { type PriceSeries, priceSeries } from '#finance/prices/price-series.ts';
import { judgePrices, type PriceEvidence } from '#finance/prices/price-quality.ts';
import { suspectedSplits } from '#finance/prices/suspected-splits.ts';
import { sharedFolder } from '../../scripts/real-ledger/shared-folder.ts';
import { onSharedData } from '../support/on-shared-data.ts';
import { columnOf } from './vectors/vector-file.ts';

const stocks = 'AAPL AMD BAC BBY CVX GE HD JNJ JPM KO LLY MRK MSFT PEP PFE PG RRC UNH WMT XOM'.split(' ');

const europeans = 'REL.L PSH.L TEM.L SERE.L KMR.L ABDP.L ELCO.L TENT.L IBE.MC KME.MI TEP.PA TISG.MI'.split(' ');

const nothingElse: PriceEvidence = { quoteUnit: 'USD', splits: [], trades: [], worthlessFrom: null };

onSharedData('no real price is put in quarantine', () => {
  test.each(stocks)('%s', (stock) => {
    const prices = columnOf(tableOf('prices/us-stocks-20-daily.csv.gz'), stock);
    expect(prices.days.length).toBeGreaterThan(8000);
    expect(judgePrices(prices, nothingElse).doubtful).toEqual([]);
  });

  // TENT.L paid 25p of 72p on one day; KMR.L and PSH.L pay dollars on a price in pounds.
  test.each(europeans)('%s', (share) => {
    const prices = pricesOf('prices/europe-equities-12-daily.csv.gz', share);
    expect(prices.days.length).toBeGreaterThan(500);
    expect(judgePrices(prices, nothingElse).doubtful).toEqual([]);
  });

  test('nor of the euro in any currency since 1999', () => {
    for (const currency of ['USD', 'GBP', 'CHF', 'JPY', 'ZAR', 'SEK']) {
      const rates = columnOf(tableOf('fx/ecb-eurofxref-daily.csv.gz'), currency);
      expect(judgePrices(rates, nothingElse).doubtful).toEqual([]);
    }
  });
});

const fileOf = (name: string) => `prices/${name}.csv.gz`;

function allSeries() {
  return [
    ...stocks.map((symbol) => ({ symbol, prices: columnOf(tableOf(fileOf('us-stocks-20-daily')), symbol) })),
    ...['MTUM', 'QUAL', 'SIZE', 'USMV', 'VLUE'].map((symbol) => ({
      symbol,
      prices: columnOf(tableOf(fileOf('us-factor-etfs-5-daily')), symbol),
    })),
    ...europeans.map((symbol) => ({ symbol, prices: pricesOf(fileOf('europe-equities-12-daily'), symbol) })),
  ];
}

onSharedData('of 37 real series since 1990, without splits of their own', () => {
  test('two jumps are suspected to be splits: the market fell by half, and to a third', () => {
    const found = allSeries().flatMap(({ symbol, prices }) =>
      suspectedSplits(prices, []).map(({ day, ratio }) => [symbol, isoDate(day), ratio]),
    );
    expect(found).toEqual([
      ['AAPL', '2000-09-29', 2],
      ['RRC', '1990-04-10', 3],
    ]);
  });

  test('a split of 2:1, 3:1 or 4:1 put into any day of them is found on 99 of 100', () => {
    let [days, found] = [0, 0];
    for (const { prices } of allSeries()) {
      for (let at = 1; at < prices.days.length; at += 97) {
        const ratio = 2 + (at % 3);
        const from = Math.max(at - 40, 0);
        const around = prices.prices.slice(from, at + 40).map((price, place) => (from + place < at ? price : price / ratio));
        const changed = { days: prices.days.slice(from, at + 40), prices: around };
        days += 1;
        found += suspectedSplits(changed, []).some(({ day }) => day === prices.days[at]) ? 1 : 0;
      }
    }
    expect(days).toBeGreaterThan(1900);
    expect(found / days).toBeGreaterThan(0.99);
  });
});

function tableOf(path: string): string {
  return gunzipSync(readFileSync(join(sharedFolder(), path))).toString();
}

/** The closing prices of one symbol in a long table of symbol, date and close. */
function pricesOf(path: string, symbol: string): PriceSeries {
  const rows = tableOf(path)
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const own = rows.filter(([name]) => name === symbol);
  return priceSeries(own.map(([, date = '', close]) => ({ day: dayNumber(date), price: Number(close) })));
}
