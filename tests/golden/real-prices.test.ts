import { describe, expect, test } from 'vitest';
import { isoDate } from '#finance/iso-date.ts';
import { judgePrices } from '#finance/prices/price-quality.ts';
import { suspectedSplits } from '#finance/prices/suspected-splits.ts';
import { hasSharedData, readColumn, readSymbol } from './vectors/vector-file.ts';

const stocks = 'AAPL AMD BAC BBY CVX GE HD JNJ JPM KO LLY MRK MSFT PEP PFE PG RRC UNH WMT XOM'.split(' ');

const europeans = 'REL.L PSH.L TEM.L SERE.L KMR.L ABDP.L ELCO.L TENT.L IBE.MC KME.MI TEP.PA TISG.MI'.split(' ');

describe.runIf(hasSharedData)('no real price is put in quarantine', () => {
  test.each(stocks)('%s', (stock) => {
    const prices = readColumn('shared/data/prices/us-stocks-20-daily.csv.gz', stock);
    expect(prices.days.length).toBeGreaterThan(8000);
    expect(judgePrices(prices, { splits: [], trades: [], worthlessFrom: null }).doubtful).toEqual([]);
  });

  // TENT.L paid 25p of 72p on one day; KMR.L and PSH.L pay dollars on a price in pounds.
  test.each(europeans)('%s', (share) => {
    const prices = readSymbol('shared/data/prices/europe-equities-12-daily.csv.gz', share);
    expect(prices.days.length).toBeGreaterThan(500);
    expect(judgePrices(prices, { splits: [], trades: [], worthlessFrom: null }).doubtful).toEqual([]);
  });

  test('nor of the euro in any currency since 1999', () => {
    for (const currency of ['USD', 'GBP', 'CHF', 'JPY', 'ZAR', 'SEK']) {
      const rates = readColumn('shared/data/fx/ecb-eurofxref-daily.csv.gz', currency);
      expect(judgePrices(rates, { splits: [], trades: [], worthlessFrom: null }).doubtful).toEqual([]);
    }
  });
});

const fileOf = (name: string) => `shared/data/prices/${name}.csv.gz`;

function allSeries() {
  return [
    ...stocks.map((symbol) => ({ symbol, prices: readColumn(fileOf('us-stocks-20-daily'), symbol) })),
    ...['MTUM', 'QUAL', 'SIZE', 'USMV', 'VLUE'].map((symbol) => ({ symbol, prices: readColumn(fileOf('us-factor-etfs-5-daily'), symbol) })),
    ...europeans.map((symbol) => ({ symbol, prices: readSymbol(fileOf('europe-equities-12-daily'), symbol) })),
  ];
}

describe.runIf(hasSharedData)('of 37 real series since 1990, without splits of their own', () => {
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

test.skipIf(hasSharedData)('real prices are skipped: ../shared/data is absent', () => {
  expect(hasSharedData).toBe(false);
});
