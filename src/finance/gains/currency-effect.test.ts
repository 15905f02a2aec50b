import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gainsOfBook, marketsOfBook } from '#tests/support/book-gains.ts';
import { buildEntry, buildInstrument, buildPrices } from '#tests/support/build-ledger.ts';
import { periodEffects, unrealisedEffects } from './currency-effect.ts';
import { decimal, zero } from '../decimal.ts';
import { exchangeRates } from '#tests/support/exchange-rates.ts';
import { available, unavailable } from '../figure.ts';
import { dayNumber } from '../iso-date.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { buildBook } from '#tests/support/build-book.ts';
import { localMarketOf } from '../book/positions-on.ts';
import { sortEntries } from '../ledger/ordered-entries.ts';

const lot = (units: number, cost: number, rate: number | null) => ({
  day: 0,
  units: decimal(units),
  cost: decimal(cost),
  rate: rate === null ? null : decimal(rate),
});

interface Quote {
  readonly price: number;
  readonly rate: number;
}

function heldEffects(units: number, opening: Quote, closing: Quote) {
  const localValue = units * closing.price;
  const bought = lot(units, units * opening.price * opening.rate, opening.rate);
  const figure = unrealisedEffects([bought], { value: localValue * closing.rate, localValue });
  if (!figure.available) throw new Error(figure.reason);
  return figure.value;
}

test.each([
  ['the price alone', { price: 10, rate: 0.8 }, { price: 12, rate: 0.8 }, { price: 160, currency: 0 }],
  ['the currency alone', { price: 10, rate: 0.8 }, { price: 10, rate: 0.75 }, { price: 0, currency: -50 }],
  ['both: what they did together counts as currency', { price: 10, rate: 0.8 }, { price: 12, rate: 0.75 }, { price: 160, currency: -60 }],
])('100 units held: %s', (_case, opening, closing, expected) => {
  const { price, currency } = heldEffects(100, opening, closing);
  expect(price).toBeCloseTo(expected.price, 10);
  expect(currency).toBeCloseTo(expected.currency, 10);
});

test('the franc of 15 January 2015: 10 000 francs gained 1 401.23 euros, all of it by the currency', () => {
  const effects = heldEffects(10_000, { price: 1, rate: 1 / 1.201 }, { price: 1, rate: 1 / 1.028 });
  expect(effects).toEqual({ price: expect.closeTo(0, 9), currency: expect.closeTo(9727.626459 - 8326.394671, 5) });
});

test('both effects are the whole gain', () => {
  const some = fc.double({ min: 0.01, max: 1000, noNaN: true });
  fc.assert(
    fc.property(some, some, some, some, some, (units, p0, p1, r0, r1) => {
      const { price, currency } = heldEffects(units, { price: p0, rate: r0 }, { price: p1, rate: r1 });
      expect((price + currency) / (units * p1 * r1 + units * p0 * r0)).toBeCloseTo((p1 * r1 - p0 * r0) / (p1 * r1 + p0 * r0), 10);
    }),
  );
});

test('unrealised since purchase: at the rates of acquisition by units, the rest is the currency; of nothing left none', () => {
  // 100 at 10 USD at 0.8 and 100 at 11 USD at 0.7; now 12 USD at 0.75: value 1800, at 0.75 on average 1800.
  const effects = unrealisedEffects([lot(100, 800, 0.8), lot(100, 770, 0.7)], { value: 1800, localValue: 2400 });
  expect(effects).toMatchObject({ value: { price: expect.closeTo(230, 10), currency: expect.closeTo(0, 10) } });
  expect(unrealisedEffects([lot(100, 800, 0.8)], { value: 900, localValue: 1200 })).toMatchObject({
    value: { price: expect.closeTo(160, 10), currency: expect.closeTo(-60, 10) },
  });
  expect(unrealisedEffects([lot(100, 800, 0.8)], { value: 0, localValue: 0 })).toEqual(available({ price: -800, currency: 0 }));
  expect(unrealisedEffects([lot(100, 800, null)], { value: 900, localValue: 1200 })).toEqual(unavailable('no-exchange-rate'));
});

function effectsOf(entries: readonly LedgerEntry[], prices: string) {
  const sources = {
    entries: sortEntries(entries),
    instruments: [buildInstrument('DOLLAR', { currency: 'USD' })],
    prices: new Map([['DOLLAR', buildPrices(prices)]]),
    reportedValues: new Map(),
    rates: exchangeRates({
      USD: buildPrices('2024-01-01 1.25, 2024-06-01 1.6, 2024-12-31 2'),
      GBP: buildPrices('2024-01-01 1, 2024-06-01 1, 2024-12-31 1'),
    }),
    currency: 'GBP',
  };
  const period = { from: dayNumber('2024-01-01'), to: dayNumber('2024-12-31') };
  const book = buildBook({ ...sources, settlement: 'direct', through: period.to });
  const markets = marketsOfBook(book, sources);
  const gains = gainsOfBook(book, sources, period);
  const gain = gains.available ? gains.value.find(({ instrumentId }) => instrumentId === 'DOLLAR') : undefined;
  const spans = book.positions.filter(({ instrumentId }) => instrumentId === 'DOLLAR');
  const [span] = spans;
  return gain && span && periodEffects(spans, { priceGain: gain.priceGain, period, market: localMarketOf(span, markets) });
}

describe('a period', () => {
  const moved = buildEntry('2024-01-01', 'TransferIn', { instrument: 'DOLLAR', units: 100, cost: 500, currency: 'GBP' });

  test('held throughout: the two of the definition', () => {
    // units × (12 − 10) × 0.8 and units × 12 × (0.5 − 0.8)
    expect(effectsOf([moved], '2024-01-01 10, 2024-12-31 12')).toMatchObject({
      value: { price: expect.closeTo(160, 9), currency: expect.closeTo(-360, 9) },
    });
  });

  test('half sold in between: each segment with its own units and rates', () => {
    const sold = buildEntry('2024-06-01', 'Sale', { instrument: 'DOLLAR', units: 50, amount: 550, currency: 'USD' });
    // 100 × 10 × (0.625 − 0.8) until June, 50 × 12 × (0.5 − 0.625) after it; in all 300 − 800 + 343.75 = −156.25
    expect(effectsOf([moved, sold], '2024-01-01 10, 2024-06-01 11, 2024-12-31 12')).toMatchObject({
      value: { price: expect.closeTo(-156.25 + 175 + 75, 9), currency: expect.closeTo(-250, 9) },
    });
  });

  test('a split moves nothing to the currency', () => {
    const split = buildEntry('2024-06-01', 'Split', { instrument: 'DOLLAR', ratio: 2 });
    expect(effectsOf([moved, split], '2024-01-01 10, 2024-06-01 5, 2024-12-31 5')).toMatchObject({
      value: { price: expect.closeTo(0, 9), currency: expect.closeTo(-300, 9) },
    });
  });

  test('not without a price', () => {
    const [span] = buildBook({
      ...nothing,
      entries: sortEntries([moved]),
      settlement: 'direct',
      through: dayNumber('2024-12-31'),
    }).positions;
    const period = { from: dayNumber('2024-01-01'), to: dayNumber('2024-12-31') };
    const market = { localValueOn: () => NaN, rateOn: () => 1 };
    expect(periodEffects(span ? [span] : [], { priceGain: zero, period, market })).toEqual(unavailable('no-price'));
  });
});

const nothing = {
  instruments: [buildInstrument('DOLLAR', { currency: 'USD' })],
  prices: new Map(),
  reportedValues: new Map(),
  rates: exchangeRates({}),
  currency: 'GBP',
};
