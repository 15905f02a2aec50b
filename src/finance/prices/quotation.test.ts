import { expect, test } from 'vitest';
import { buildEntry, buildInstrument, buildPrices } from '#tests/support/build-ledger.ts';
import { isoDate } from '../iso-date.ts';
import type { PriceSeries } from './price-series.ts';
import { quotationOf } from './quotation.ts';
import { sortEntries } from '../ledger/ordered-entries.ts';

const points = ({ days, prices }: PriceSeries) => Array.from(days, (day, at) => [isoDate(day), prices[at]]);
const convert = (amount: number, { from, to }: { from: string; to: string }) => (from === to ? amount : amount * 2);

const called = (date: string, amount: number, category: string) => buildEntry(date, 'Call', { instrument: 'FUND', amount, category });
const sources = { prices: undefined, reported: undefined, convert };

test('a split without a price of its own day divides the last price until the next one', () => {
  const { series } = quotationOf({
    ...sources,
    instrument: buildInstrument('ACME'),
    entries: sortEntries([
      buildEntry('2024-01-06', 'Split', { instrument: 'ACME', ratio: 4 }),
      buildEntry('2024-01-08', 'Split', { ratio: 2 }),
    ]),
    prices: buildPrices('2024-01-05 100, 2024-01-08 13'),
  });
  expect(points(series)).toEqual([
    ['2024-01-05', 100],
    ['2024-01-06', 25],
    ['2024-01-08', 13],
  ]);
});

test('a property without a price point is worth what was paid for it, in its own currency', () => {
  const quotation = quotationOf({
    ...sources,
    instrument: buildInstrument('HOUSE', { type: 'Property', annualGrowth: 0.02 }),
    entries: sortEntries([buildEntry('2020-01-01', 'Purchase', { instrument: 'HOUSE', units: 1, amount: -300, currency: 'EUR' })]),
    prices: buildPrices('2022-01-01 700'),
  });
  expect(points(quotation.series)).toEqual([
    ['2020-01-01', 600],
    ['2022-01-01', 700],
  ]);
  expect(quotation.growth).toBe(0.02);
});

test.each(['Contribution', 'TransferIn'] as const)('a property that came by %s without money is worth its cost', (type) => {
  const { series } = quotationOf({
    ...sources,
    instrument: buildInstrument('HOUSE', { type: 'Property' }),
    entries: sortEntries([buildEntry('2020-01-01', type, { instrument: 'HOUSE', units: 1, amount: 0, cost: 250 })]),
  });
  expect(points(series)).toEqual([['2020-01-01', 250]]);
});

test('fees called beside the commitment raise no value, fees inside it do until the next report', () => {
  const { series } = quotationOf({
    ...sources,
    instrument: buildInstrument('FUND', { type: 'PrivateEquity' }),
    entries: sortEntries([
      called('2023-11-15', -8, 'FeesOutside'),
      called('2024-04-15', -50, 'Investment'),
      called('2024-05-15', -7, 'FeesOutside'),
      called('2024-06-14', -3, 'Fees'),
    ]),
    reported: { ...buildPrices('2024-03-31 800'), currency: 'GBP' },
  });
  expect(points(series)).toEqual([
    ['2024-03-31', 800],
    ['2024-04-15', 850],
    ['2024-06-14', 853],
  ]);
});

test('a private-equity fund with unit prices and no reported values is valued by its prices', () => {
  const fund = buildInstrument('FUND', { type: 'PrivateEquity' });
  expect(quotationOf({ ...sources, instrument: fund, entries: sortEntries([]), prices: buildPrices('2022-01-01 7') }).perUnit).toBe(true);
  expect(quotationOf({ ...sources, instrument: fund, entries: sortEntries([]) }).perUnit).toBe(false);
});
