import { expect, test } from 'vitest';
import { buildEntry, buildInstrument, buildPrices } from '#tests/support/build-ledger.ts';
import { exchangeRates } from '#tests/support/exchange-rates.ts';
import { available, unavailable } from '../figure.ts';
import { dayNumber } from '../iso-date.ts';
import { buildBook } from '#tests/support/build-book.ts';
import { positionsOn } from './positions-on.ts';
import { sortEntries } from '../ledger/ordered-entries.ts';

const sources = {
  entries: sortEntries([
    buildEntry('2024-01-02', 'Contribution', { amount: 1000 }),
    buildEntry('2024-01-02', 'Purchase', { instrument: 'PENCE', units: 10, amount: -100 }),
    buildEntry('2024-01-02', 'Purchase', { instrument: 'SOLD', units: 10, amount: -100 }),
    buildEntry('2024-01-03', 'Sale', { instrument: 'SOLD', units: 10, amount: 130 }),
    buildEntry('2024-01-03', 'Dividend', { instrument: 'SOLD', amount: 7 }),
    buildEntry('2024-01-03', 'Purchase', { instrument: 'UNPRICED', units: 1, amount: -50 }),
    buildEntry('2024-01-03', 'Call', { instrument: 'FUND', amount: -40 }),
    buildEntry('2024-01-05', 'Call', { instrument: 'FUND', amount: -60 }),
  ]),
  instruments: [
    buildInstrument('PENCE', { priceFactor: 0.01 }),
    buildInstrument('SOLD'),
    buildInstrument('UNPRICED'),
    buildInstrument('FUND', { type: 'PrivateEquity', currency: 'EUR' }),
  ],
  prices: new Map([
    ['PENCE', buildPrices('2024-01-02 1000, 2024-01-08 1200')],
    ['SOLD', buildPrices('2024-01-02 10')],
  ]),
  reportedValues: new Map([['FUND', { ...buildPrices('2024-01-04 50'), currency: 'EUR' }]]),
  rates: exchangeRates({ GBP: buildPrices('2024-01-01 0.8') }),
  currency: 'GBP',
};
const through = dayNumber('2024-01-31');
const { positions, series } = buildBook({ ...sources, settlement: 'cash', through });

function positionOf(instrumentId: string | null, date: string) {
  return positionsOn(positions, sources, dayNumber(date)).find((position) => position.instrumentId === instrumentId);
}

test('a holding with its price in pence, value, cost and gain', () => {
  expect(positionOf('PENCE', '2024-01-10')).toMatchObject({
    price: { price: 1200, day: dayNumber('2024-01-08'), isStale: false },
    isEstimate: false,
    value: available(120),
    cost: available(100),
    gain: available(20),
    gainRate: available(0.2),
  });
  expect(positionOf('PENCE', '2024-01-16')?.price?.isStale).toBe(true);
});

test('what was sold stays with its realised gain and income', () => {
  const sold = positionOf('SOLD', '2024-01-10');
  expect([sold?.units, sold?.realised, sold?.income].map(String)).toEqual(['0', '30', '7']);
  expect(sold?.value).toEqual(available(0));
});

test('without a price it says which one is missing', () => {
  expect(positionOf('UNPRICED', '2024-01-10')).toMatchObject({
    price: null,
    value: unavailable('no-price', 'UNPRICED'),
    gain: unavailable('no-price', 'UNPRICED'),
    cost: available(50),
  });
});

test('a fund: reported value rolled on with the calls since, flagged', () => {
  expect(positionOf('FUND', '2024-01-04')).toMatchObject({ isEstimate: false, localValue: available(50), currency: 'EUR' });
  expect(positionOf('FUND', '2024-01-10')).toMatchObject({
    isEstimate: true,
    localValue: available(50 + 60 / 0.8),
    value: available(100),
    price: { price: 50, day: dayNumber('2024-01-04') },
  });
});

test('cash has cost what it is worth', () => {
  expect(positionOf(null, '2024-01-10')).toMatchObject({ value: available(787), cost: available(787), gain: available(0), price: null });
});

test('the values of all holdings add up to the value of the portfolio', () => {
  const priced = { ...sources, prices: new Map([...sources.prices, ['UNPRICED', buildPrices('2024-01-03 51')]]) };
  const book = buildBook({ ...priced, settlement: 'cash', through });
  for (const day of [dayNumber('2024-01-02'), dayNumber('2024-01-04'), through]) {
    const values = positionsOn(book.positions, priced, day).map(({ value }) => (value.available ? value.value : NaN));
    const total = values.reduce((sum, value) => sum + value, 0);
    expect(total).toBeCloseTo(book.series.value[day - book.firstDay] ?? NaN, 9);
  }
  expect(series.value.at(-1)).toBeNaN();
});
