import { describe, expect, test } from 'vitest';
import { doubtfulPrices } from '#finance/price-quality.ts';
import { hasSharedData, readColumn } from './vectors/vector-file.ts';

const stocks = 'AAPL AMD BAC BBY CVX GE HD JNJ JPM KO LLY MRK MSFT PEP PFE PG RRC UNH WMT XOM'.split(' ');

describe.runIf(hasSharedData)('no real price of twenty shares from 1990 to 2022 is put in quarantine', () => {
  test.each(stocks)('%s', (stock) => {
    const prices = readColumn('shared/data/prices/us-stocks-20-daily.csv.gz', stock);
    expect(prices.days.length).toBeGreaterThan(8000);
    expect(doubtfulPrices(prices, { splits: [], worthlessFrom: null })).toEqual([]);
  });

  test('and of the euro in any currency since 1999', () => {
    for (const currency of ['USD', 'GBP', 'CHF', 'JPY', 'ZAR', 'SEK']) {
      const rates = readColumn('shared/data/fx/ecb-eurofxref-daily.csv.gz', currency);
      expect(doubtfulPrices(rates, { splits: [], worthlessFrom: null })).toEqual([]);
    }
  });
});

test.skipIf(hasSharedData)('real prices are skipped: ../shared/data is absent', () => {
  expect(hasSharedData).toBe(false);
});
