import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gainsOfBook, marketsOfBook, valuedHoldings } from '#tests/support/book-gains.ts';
import { buildEntry, buildInstrument, buildPrices } from '#tests/support/build-ledger.ts';
import { randomDays, randomLedgers, randomMarket } from '#tests/support/random-ledger.ts';
import { type Contributions, contributions, segmentsOf } from './contribution.ts';
import type { Period } from '../daily-series.ts';
import { exchangeRates } from '#tests/support/exchange-rates.ts';
import { type Figure, unavailable } from '../figure.ts';
import { dayNumber } from '../iso-date.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { MarketSources } from '../prices/markets.ts';
import { buildBook } from '#tests/support/build-book.ts';
import type { PortfolioBook } from '../book/portfolio-book.ts';
import { timeWeightedReturn } from '../returns/time-weighted-return.ts';
import { sortEntries } from '../ledger/ordered-entries.ts';

const market = {
  instruments: [buildInstrument('FAST'), buildInstrument('SLOW')],
  prices: new Map([
    ['FAST', buildPrices('2024-01-01 10, 2024-01-31 11, 2024-02-29 13.2')],
    ['SLOW', buildPrices('2024-01-01 10, 2024-01-31 10.2, 2024-02-29 10.2')],
  ]),
  reportedValues: new Map(),
  rates: exchangeRates({}),
  currency: 'GBP',
};

function contributionsOf(book: PortfolioBook, sources: MarketSources, period: Period): Figure<Contributions> {
  const markets = marketsOfBook(book, sources);
  return contributions(book.series, period, valuedHoldings(book.positions, markets, period));
}

function over(entries: readonly LedgerEntry[], period = { from: dayNumber('2024-01-01'), to: dayNumber('2024-02-29') }) {
  const sources = { ...market, entries: sortEntries(entries) };
  const book = buildBook({ ...sources, settlement: 'cash', through: dayNumber('2024-02-29') });
  return { book, figure: contributionsOf(book, sources, period) };
}

function pointsIn(figure: Figure<Contributions>) {
  if (!figure.available) return figure;
  const { rows, charges, points } = figure.value;
  return Object.fromEntries(
    [...rows, { ...charges, instrumentId: 'charges' }, { instrumentId: 'all', points }].map((row) => [row.instrumentId, row.points]),
  );
}

const start = [
  buildEntry('2024-01-01', 'Contribution', { amount: 1000 }),
  buildEntry('2024-01-01', 'Purchase', { instrument: 'FAST', units: 60, amount: -600 }),
  buildEntry('2024-01-01', 'Purchase', { instrument: 'SLOW', units: 40, amount: -400 }),
];

test('without payments: weight at the opening × return of the holding (0.6 × 32 % and 0.4 × 2 %)', () => {
  const points = pointsIn(over(start).figure);
  expect(points).toEqual({
    FAST: expect.closeTo(0.192, 12),
    SLOW: expect.closeTo(0.008, 12),
    charges: 0,
    all: expect.closeTo(0.2, 12),
  });
});

test('Christopherson, Cariño and Ferson, chapter 19: 50/50 at 40 % and 10 %, then 55/45 at 10 % and 20 %', () => {
  const entries = [
    buildEntry('2024-01-01', 'Contribution', { amount: 1000 }),
    buildEntry('2024-01-01', 'Purchase', { instrument: 'STOCKS', units: 50, amount: -500 }),
    buildEntry('2024-01-01', 'Purchase', { instrument: 'BONDS', units: 50, amount: -500 }),
    // 700 and 550 become 687.50 and 562.50
    buildEntry('2024-01-31', 'Sale', { instrument: 'STOCKS', units: '0.892857142857142857', amount: '12.5' }),
    buildEntry('2024-01-31', 'Purchase', { instrument: 'BONDS', units: '1.136363636363636364', amount: '-12.5' }),
  ];
  const sources = {
    ...market,
    entries: sortEntries(entries),
    instruments: [buildInstrument('STOCKS'), buildInstrument('BONDS')],
    prices: new Map([
      ['STOCKS', buildPrices('2024-01-01 10, 2024-01-31 14, 2024-02-29 15.4')],
      ['BONDS', buildPrices('2024-01-01 10, 2024-01-31 11, 2024-02-29 13.2')],
    ]),
  };
  const book = buildBook({ ...sources, settlement: 'cash', through: dayNumber('2024-02-29') });
  // 0.2 + 1.25 × 0.055 and 0.05 + 1.25 × 0.09: together 1.25 × 1.145 − 1
  expect(pointsIn(contributionsOf(book, sources, { from: dayNumber('2024-01-01'), to: dayNumber('2024-02-29') }))).toMatchObject({
    STOCKS: expect.closeTo(0.26875, 12),
    BONDS: expect.closeTo(0.1625, 12),
    all: expect.closeTo(0.43125, 12),
  });
});

test('a payment in between: each month weight × return, the second with the growth of the first', () => {
  const paid = [
    buildEntry('2024-02-01', 'Contribution', { amount: 1000 }),
    buildEntry('2024-02-01', 'Purchase', { instrument: 'SLOW', units: 98, amount: -999.6 }),
  ];
  const { book, figure } = over([...start, ...paid]);
  // January: 60 and 8 of 1000. February: FAST 132 of 1068 + 1000, after a growth of 1.068.
  expect(pointsIn(figure)).toEqual({
    FAST: expect.closeTo(0.06 + (132 / 2068) * 1.068, 12),
    SLOW: expect.closeTo(0.008, 12),
    null: expect.closeTo(0, 12),
    charges: 0,
    all: expect.closeTo(1.068 * (2200 / 2068) - 1, 12),
  });
  expect(timeWeightedReturn(book.series, { from: dayNumber('2024-01-01'), to: dayNumber('2024-02-29') })).toMatchObject({
    value: figure.available ? figure.value.points : NaN,
  });
});

test('charges have a line of their own, in the net return', () => {
  const charged = buildEntry('2024-02-10', 'Charge', { amount: -10 });
  const { figure } = over([buildEntry('2024-01-01', 'Contribution', { amount: 100 }), ...start, charged]);
  const points = pointsIn(figure) as Record<string, number>;
  expect(points.charges).toBeCloseTo(-10 / 1100, 12);
  expect(figure.available && figure.value.money.toNumber()).toBeCloseTo(190, 9);
});

test.each([
  ['before anything was there', { from: 0, to: dayNumber('2024-02-29') }, 'before-inception'],
  ['after the last day', { from: dayNumber('2024-01-01'), to: dayNumber('2024-03-01') }, 'after-last-day'],
] as const)('none %s', (_case, period, reason) => {
  expect(over(start, period).figure).toEqual(unavailable(reason));
  expect(segmentsOf(over(start).book.series, period)).toEqual(unavailable(reason));
});

/** Σ gain of the day / (value of the evening before + net payment in) × growth up to that evening, for each holding. */
function addedUpByDay(book: PortfolioBook, sources: MarketSources): Map<string, number> {
  const { firstDay, value, paidIn, paidOut, index } = book.series;
  const numberAt = (column: Float64Array, day: number) => column[day - firstDay] ?? NaN;
  const points = new Map<string, number>();
  for (let to = randomDays.firstDay + 1; to <= randomDays.lastDay; to += 1) {
    const base = numberAt(value, to - 1) + Math.max(numberAt(paidIn, to) - numberAt(paidOut, to), 0);
    const growth = numberAt(index, to - 1) / numberAt(index, randomDays.firstDay);
    const gains = gainsOfBook(book, sources, { from: to - 1, to });
    for (const { instrumentId, currency, gain } of gains.available ? gains.value : []) {
      const key = instrumentId ?? currency;
      points.set(key, (points.get(key) ?? 0) + (gain.toNumber() / base) * growth);
    }
  }
  return points;
}

describe('of any ledger', () => {
  const day = fc.integer({ min: randomDays.firstDay, max: randomDays.lastDay });

  test('contributions and charges add up to the time-weighted return', () => {
    fc.assert(
      fc.property(randomLedgers, day, day, (entries, one, other) => {
        const sources = { ...randomMarket, entries: sortEntries(entries) };
        const book = buildBook({ ...sources, settlement: 'cash', through: randomDays.lastDay });
        const figure = contributionsOf(book, sources, { from: Math.min(one, other), to: Math.max(one, other) });
        fc.pre(figure.available);
        const { rows, charges, points } = figure.value;
        const added = [...rows, charges].reduce((total, row) => total + row.points, 0);
        expect(Math.abs(added - points)).toBeLessThan(1e-12);
      }),
    );
  });

  test('they are the gains of each day over the money at work that day, with the growth before it', () => {
    fc.assert(
      fc.property(randomLedgers, (entries) => {
        const sources = { ...randomMarket, entries: sortEntries(entries) };
        const book = buildBook({ ...sources, settlement: 'cash', through: randomDays.lastDay });
        const figure = contributionsOf(book, sources, { from: randomDays.firstDay, to: randomDays.lastDay });
        const daily = addedUpByDay(book, sources);
        for (const { instrumentId, currency, points } of figure.available ? figure.value.rows : []) {
          expect(points).toBeCloseTo(daily.get(instrumentId ?? currency ?? '') ?? NaN, 11);
        }
      }),
      { numRuns: 25 },
    );
  });
});
