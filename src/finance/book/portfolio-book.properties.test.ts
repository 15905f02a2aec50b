import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildEntry, buildInstrument } from '#tests/support/build-ledger.ts';
import { zero } from '../decimal.ts';
import { exchangeRates } from '#tests/support/exchange-rates.ts';
import { gainOver } from '../gains/gains.ts';
import { isoDate } from '../iso-date.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { buildBook } from '#tests/support/build-book.ts';
import type { PortfolioBook } from './portfolio-book.ts';
import { positionsOn } from './positions-on.ts';
import { priceSeries } from '../prices/price-series.ts';
import { sortEntries } from '../ledger/ordered-entries.ts';

const start = 19_000;
const length = 60;
const wave = (size: number, pace: number) =>
  priceSeries(Array.from({ length: length + 1 }, (_, at) => ({ day: start + at, price: size * (1 + 0.2 * Math.sin(at * pace)) })));
const rates = exchangeRates({ USD: wave(1.1, 0.3), GBP: wave(0.85, 0.2) });

const sources = {
  instruments: [
    buildInstrument('POUNDS'),
    buildInstrument('PENCE', { priceFactor: 0.01 }),
    buildInstrument('DOLLARS', { currency: 'USD' }),
  ],
  prices: new Map([
    ['POUNDS', wave(10, 0.5)],
    ['PENCE', { ...wave(10, 0.5), prices: wave(10, 0.5).prices.map((price) => price * 100) }],
    ['DOLLARS', wave(20, 0.7)],
  ]),
  reportedValues: new Map(),
  rates,
  currency: 'GBP',
};

const bookOf = (entries: readonly LedgerEntry[], currency = 'GBP'): PortfolioBook =>
  buildBook({ ...sources, entries: sortEntries(entries), currency, settlement: 'cash', through: start + length });

/** A large deposit, then trades of any kind; sales may be of more than is held. */
const trades = fc.array(
  fc.record({
    at: fc.integer({ min: 1, max: length }),
    kind: fc.constantFrom('buy', 'sell', 'pay in', 'pay out', 'dividend', 'charge', 'split'),
    instrument: fc.constantFrom('POUNDS', 'DOLLARS'),
    size: fc.integer({ min: 1, max: 50 }),
  }),
  { maxLength: 25 },
);

type Trade = typeof trades extends fc.Arbitrary<(infer Item)[]> ? Item : never;

function entryOf({ at, kind, instrument, size }: Trade): LedgerEntry {
  const date = isoDate(start + at);
  const currency = instrument === 'DOLLARS' ? 'USD' : 'GBP';
  const common = { instrument, currency };
  switch (kind) {
    case 'buy':
      return buildEntry(date, 'Purchase', { ...common, units: size, amount: -size * 15, charges: 1 });
    case 'sell':
      return buildEntry(date, 'Sale', { ...common, units: size, amount: size * 14 });
    case 'dividend':
      return buildEntry(date, 'Dividend', { ...common, amount: size, tax: 1 });
    case 'split':
      return buildEntry(date, 'Split', { ...common, ratio: 2 });
    case 'charge':
      return buildEntry(date, 'Charge', { amount: -size });
    case 'pay out':
      return buildEntry(date, 'Withdrawal', { amount: -size, currency });
    default:
      return buildEntry(date, 'Contribution', { amount: size * 10, currency });
  }
}

const ledgerOf = (some: readonly Trade[]) => [buildEntry(isoDate(start), 'Contribution', { amount: 1_000_000 }), ...some.map(entryOf)];

test('permuting the rows changes nothing', () => {
  fc.assert(
    fc.property(trades, (some) => {
      const entries = ledgerOf(some);
      expect(bookOf(entries.toReversed()).series).toEqual(bookOf(entries).series);
    }),
    { numRuns: 40 },
  );
});

test('pence and pounds give the same report', () => {
  fc.assert(
    fc.property(trades, (some) => {
      const pounds = ledgerOf(some.map((trade) => ({ ...trade, instrument: 'POUNDS' as const })));
      const pence = pounds.map((entry) => (entry.instrumentId === null ? entry : { ...entry, instrumentId: 'PENCE' }));
      bookOf(pence).series.value.forEach((value, at) => expect(value).toBeCloseTo(bookOf(pounds).series.value[at] ?? NaN, 6));
    }),
    { numRuns: 20 },
  );
});

test('a transaction and its reversal are neutral', () => {
  fc.assert(
    fc.property(trades, fc.integer({ min: 1, max: length }), (some, at) => {
      const entries = ledgerOf(some);
      const there = buildEntry(isoDate(start + at), 'Dividend', { instrument: 'POUNDS', amount: 30 });
      const back = buildEntry(isoDate(start + at), 'Dividend', { instrument: 'POUNDS', amount: -30 });
      const twice = bookOf([...entries, there, back]).series;
      const once = bookOf(entries).series;
      once.index.forEach((level, day) => expect(twice.index[day]).toBeCloseTo(level, 12));
    }),
    { numRuns: 20 },
  );
});

test('money at constant prices, paid in and out, has no return', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: length }), fc.integer({ min: -900, max: 900 })), { maxLength: 20 }),
      (flows) => {
        const moved = flows.map(([at, amount]) => buildEntry(isoDate(start + at), amount < 0 ? 'Withdrawal' : 'Contribution', { amount }));
        expect(bookOf([...ledgerOf([]), ...moved]).series.index.at(-1)).toBeCloseTo(1, 12);
      },
    ),
  );
});

test('the gains of the holdings, in one currency, are the gain of the portfolio', () => {
  fc.assert(
    fc.property(trades, (some) => {
      const held = some.filter(({ kind, instrument }) => instrument === 'POUNDS' && kind !== 'sell');
      const bought = held.filter(({ kind }) => kind === 'buy').reduce((total, { size }) => total + size, 0);
      const sold = bought > 0 ? [{ at: length, kind: 'sell' as const, instrument: 'POUNDS' as const, size: Math.ceil(bought / 2) }] : [];
      const entries = ledgerOf([...held, ...sold]);
      const book = bookOf(entries);
      const last = start + length;
      const gains = positionsOn(book.positions, { ...sources, entries: sortEntries(entries) }, last).map(({ gain, realised, income }) =>
        gain.available ? gain.value + realised.plus(income).toNumber() : NaN,
      );
      const charges = book.series.charges.reduce((total, charge) => total + charge, 0);
      const taxes = book.series.taxes.reduce((total, tax) => total + tax, 0);
      const total = gains.reduce((sum, gain) => sum + gain, 0) - charges - taxes;
      expect(gainOver(book.series, { from: book.firstDay, to: last })).toEqual({ available: true, value: expect.closeTo(total, 5) });
    }),
  );
});

test('units and cash of every position are exactly what the ledger says', () => {
  fc.assert(
    fc.property(trades, (some) => {
      const entries = ledgerOf(some.filter(({ kind }) => kind !== 'split'));
      const book = bookOf(entries);
      const balance = entries.filter(({ currency }) => currency === 'GBP').reduce((total, { amount }) => total.plus(amount), zero);
      const cash = book.positions.findLast(({ instrumentId, currency }) => instrumentId === null && currency === 'GBP');
      expect(cash?.units.toString()).toBe(balance.toString());
    }),
    { numRuns: 40 },
  );
});

/** Dollars for a pound. */
const rateOn = (at: number) => (wave(1.1, 0.3).prices[at] ?? NaN) / (wave(0.85, 0.2).prices[at] ?? NaN);

test('the currency of the report changes a return without flows by exactly that of the rate', () => {
  const entries = ledgerOf([]);
  const pounds = bookOf(entries).series.index.at(-1) ?? NaN;
  const dollars = bookOf(entries, 'USD').series;
  expect(dollars.index.at(-1)).toBeCloseTo((pounds * rateOn(length)) / rateOn(0), 9);
});
