import { describe, expect, test } from 'vitest';
import { judgePrices } from '#finance/prices/price-quality.ts';
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

test.skipIf(hasSharedData)('real prices are skipped: ../shared/data is absent', () => {
  expect(hasSharedData).toBe(false);
});
