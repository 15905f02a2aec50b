import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gainsOfBook } from '#tests/support/book-gains.ts';
import { buildEntry, buildInstrument, buildPrices } from '#tests/support/build-ledger.ts';
import { randomDays, randomLedgers, randomMarket } from '#tests/support/random-ledger.ts';
import { sumOver } from '../daily-series.ts';
import { decimal, sum } from '../decimal.ts';
import { exchangeRates } from '#tests/support/exchange-rates.ts';
import { available, type Figure, unavailable } from '../figure.ts';
import { gainOver } from './gains.ts';
import { type HoldingGain, periodGain } from './holding-gain.ts';
import { dayNumber } from '../iso-date.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { buildBook } from '#tests/support/build-book.ts';
import { spansOn } from '../book/positions-on.ts';
import { sortEntries } from '../ledger/ordered-entries.ts';

function acmeOver(from: string, to: string, { entries, prices }: { entries: readonly LedgerEntry[]; prices: string }) {
  const sources = {
    entries: sortEntries(entries),
    instruments: [buildInstrument('ACME')],
    prices: new Map([['ACME', buildPrices(prices)]]),
    reportedValues: new Map(),
    rates: exchangeRates({}),
    currency: 'GBP',
  };
  const book = buildBook({ ...sources, settlement: 'direct', through: dayNumber(to) });
  const period = { from: dayNumber(from), to: dayNumber(to) };
  const figure = gainsOfBook(book, sources, period);
  const gain = figure.available ? figure.value.find(({ instrumentId }) => instrumentId === 'ACME') : undefined;
  const [span] = spansOn(book.positions, period.from);
  const splits = entries.flatMap(({ day, ratio }) => (ratio ? [{ day, ratio }] : []));
  const opening = span && gain ? { span, value: available(gain.opening.toNumber()) } : null;
  const ofPeriod = gain && periodGain(gain, opening, { disposals: book.disposals, splits, period });
  return { figure, gain, ofPeriod };
}

const texts = (parts: object | undefined, ...names: string[]) => names.map((name) => String((parts as Record<string, unknown>)[name]));

const bought = buildEntry('2023-06-01', 'Purchase', { instrument: 'ACME', units: 100, amount: -1000 });

describe('bought for 10, worth 15 at the opening, half sold for 18, worth 17 at the end', () => {
  const sold = buildEntry('2024-03-01', 'Sale', { instrument: 'ACME', units: 50, amount: 900 });
  const { gain, ofPeriod } = acmeOver('2023-12-31', '2024-12-31', {
    entries: [bought, sold],
    prices: '2023-06-01 10, 2023-12-29 15, 2024-12-31 17',
  });

  test('gain of the period: 850 − 1500 + 900', () => {
    expect(texts(gain, 'opening', 'closing', 'received', 'priceGain', 'gain')).toEqual(['1500', '850', '900', '250', '250']);
  });

  test('since purchase: 400 of gain realised, of which 250 had been unrealised before', () => {
    expect(texts(gain, 'realised', 'unrealisedChange')).toEqual(['400', '-150']);
  });

  test('with the opening value as cost: 50 × (18 − 15) and 50 × (17 − 15)', () => {
    expect(texts(ofPeriod, 'realised', 'unrealised', 'cost')).toEqual(['150', '100', '750']);
  });
});

test('a split between the opening and the sale', () => {
  const { gain, ofPeriod } = acmeOver('2023-12-31', '2024-12-31', {
    entries: [
      bought,
      buildEntry('2024-02-01', 'Split', { instrument: 'ACME', ratio: 2 }),
      buildEntry('2024-03-01', 'Sale', { instrument: 'ACME', units: 100, amount: 900 }),
    ],
    prices: '2023-06-01 10, 2023-12-29 15, 2024-02-01 7.5, 2024-12-31 8.5',
  });
  expect(texts(gain, 'realised', 'priceGain')).toEqual(['400', '250']);
  expect(texts(ofPeriod, 'realised', 'unrealised')).toEqual(['150', '100']);
});

test('what was bought in the period has its own cost; oldest units go first', () => {
  const { ofPeriod } = acmeOver('2023-12-31', '2024-12-31', {
    entries: [
      bought,
      buildEntry('2024-02-01', 'Purchase', { instrument: 'ACME', units: 100, amount: -1600 }),
      buildEntry('2024-03-01', 'Sale', { instrument: 'ACME', units: 150, amount: 2700 }),
    ],
    prices: '2023-06-01 10, 2023-12-29 15, 2024-12-31 17',
  });
  // 100 x (18 - 15) + 50 x (18 - 16); 50 x (17 - 16)
  expect(texts(ofPeriod, 'realised', 'unrealised', 'cost')).toEqual(['400', '50', '800']);
});

test('units that come with a cost of their own bring their gain along: it is no change of the period', () => {
  const { gain } = acmeOver('2023-12-31', '2024-12-31', {
    entries: [buildEntry('2024-02-01', 'TransferIn', { instrument: 'ACME', units: 10, cost: 20, acquired: '2015-01-01' })],
    prices: '2023-12-29 15, 2024-12-31 17',
  });
  expect(texts(gain, 'paid', 'closing', 'unrealisedChange', 'gain')).toEqual(['150', '170', '20', '20']);
});

test('without a price there is no gain, and the instrument is named', () => {
  expect(acmeOver('2023-12-31', '2024-12-31', { entries: [bought], prices: '2024-12-31 17' }).figure).toEqual(
    unavailable('no-price', 'ACME'),
  );
});

describe('a purchase before the first exchange rate', () => {
  const sources = {
    entries: sortEntries([buildEntry('2023-06-01', 'Purchase', { instrument: 'DOLLAR', units: 10, amount: -100, currency: 'USD' })]),
    instruments: [buildInstrument('DOLLAR', { currency: 'USD' })],
    prices: new Map([['DOLLAR', buildPrices('2023-06-01 10, 2024-12-31 12')]]),
    reportedValues: new Map(),
    rates: exchangeRates({ USD: buildPrices('2023-12-31 1.25'), GBP: buildPrices('2023-12-31 1') }),
    currency: 'GBP',
  };
  const through = dayNumber('2024-12-31');
  const book = buildBook({ ...sources, settlement: 'direct', through });

  test('makes the gain since then unknown', () => {
    const figure = gainsOfBook(book, sources, { from: dayNumber('2023-05-31'), to: through });
    expect(figure).toEqual(unavailable('flow-without-value', 'DOLLAR'));
  });

  test('and not that of a later period, of which only the parts since purchase are unknown', () => {
    const figure = gainsOfBook(book, sources, { from: dayNumber('2023-12-31'), to: through });
    const gain = figure.available ? figure.value[0] : undefined;
    expect(texts(gain, 'opening', 'closing', 'gain', 'costUnknown')).toEqual(['80', '96', '16', 'true']);
  });
});

const amountOf = (figure: Figure) => (figure.available ? figure.value : NaN);

const periodOf = (one: number, other: number) => ({ from: Math.min(one, other), to: Math.max(one, other) });

describe('of any ledger', () => {
  const day = fc.integer({ min: randomDays.firstDay - 1, max: randomDays.lastDay });

  test.each(['cash', 'direct'] as const)('settled %s: gains of holdings − charges = gain of the portfolio', (settlement) => {
    fc.assert(
      fc.property(randomLedgers, day, day, (entries, one, other) => {
        const sources = { ...randomMarket, entries: sortEntries(entries) };
        const book = buildBook({ ...sources, settlement, through: randomDays.lastDay });
        const period = periodOf(one, other);
        const figure = gainsOfBook(book, sources, period);
        const gains: readonly HoldingGain[] = figure.available ? figure.value : [];
        const total = sum(gains.map(({ gain }) => gain)).minus(decimal(sumOver(book.series, 'charges', period)));
        expect(total.toNumber()).toBeCloseTo(amountOf(gainOver(book.series, period)), 5);
      }),
    );
  });

  test('both splits of the price gain add up to it, exactly', () => {
    fc.assert(
      fc.property(randomLedgers, day, day, (entries, one, other) => {
        const sources = { ...randomMarket, entries: sortEntries(entries) };
        const book = buildBook({ ...sources, settlement: 'cash', through: randomDays.lastDay });
        const period = periodOf(one, other);
        const figure = gainsOfBook(book, sources, period);
        for (const gain of figure.available ? figure.value : []) {
          const span = spansOn(book.positions, period.from).find(({ instrumentId }) => instrumentId === gain.instrumentId);
          const opening = span ? { span, value: available(gain.opening.toNumber()) } : null;
          const disposals = book.disposals.filter(({ instrumentId }) => instrumentId === gain.instrumentId);
          const { realised, unrealised, cost } = periodGain(gain, opening, { disposals, splits: [], period });
          expect(gain.realised.plus(gain.unrealisedChange).toString()).toBe(gain.priceGain.toString());
          expect(realised.plus(unrealised).toString()).toBe(gain.priceGain.toString());
          expect(cost.plus(unrealised).toString()).toBe(gain.closing.toString());
        }
      }),
    );
  });
});
