import { describe, expect, test } from 'vitest';
import { buildEntry, buildPrices } from '#tests/support/build-ledger.ts';
import { gainsOfBook } from '#tests/support/book-gains.ts';
import { buildBook } from '#tests/support/build-book.ts';
import { sumOver } from '../daily-series.ts';
import type { Figure } from '../figure.ts';
import { gainOver } from '../gains/gains.ts';
import { valueBridge } from '../gains/value-bridge.ts';
import { dayNumber } from '../iso-date.ts';
import { exchangeRates } from '#tests/support/exchange-rates.ts';
import { modifiedDietzOver } from '../returns/dietz.ts';
import { investorFlows, moneyWeightedReturnOfPeriod } from '../returns/money-weighted-return.ts';
import { timeWeightedReturn } from '../returns/time-weighted-return.ts';
import type { LedgerEntry } from './ledger.ts';
import { sortEntries } from './ordered-entries.ts';
import { settledExchanges } from './settled-exchanges.ts';

const on = '2024-03-01';

/** The value of 1 unit in pounds on every day; euros have no rate. */
const inPounds: Readonly<Record<string, number>> = { GBP: 1, USD: 0.8, CHF: 0.9 };
const place = { markets: { rateOn: (currency: string) => inPounds[currency] ?? NaN }, currency: 'GBP' };

const side = (amount: number, currency: string, charges = 0, transferId = 'x') =>
  buildEntry(on, 'Exchange', { amount, currency, transferId, charges });

/** Returns the currency, the rate and the charges of each side, to nine places. */
function settled(...entries: readonly LedgerEntry[]) {
  return settledExchanges(entries, place).map(({ currency, rate, charges }) => [
    currency,
    rate ? rate.rounded(9).toNumber() : null,
    charges.rounded(9).toNumber(),
  ]);
}

describe('both sides have one value, and what was lost against the rate of the day is the cost', () => {
  test.each([
    // 1,000 pounds left, 1,240 dollars were worth 992 that day.
    [
      'the own currency left',
      [side(-1000, 'GBP'), side(1240, 'USD')],
      [
        ['GBP', 1, 8],
        ['USD', 0.806451613, 0],
      ],
    ],
    // 1,250 dollars worth 1,000 left, 990 pounds came.
    [
      'the own currency came',
      [side(-1250, 'USD'), side(990, 'GBP')],
      [
        ['USD', 0.792, 0],
        ['GBP', 1, 10],
      ],
    ],
    // 900 francs worth 810 left, 1,000 dollars worth 800 came: 10 pounds are 11.11 francs.
    [
      'neither is the own currency',
      [side(-900, 'CHF'), side(1000, 'USD')],
      [
        ['CHF', 0.9, 11.111111111],
        ['USD', 0.81, 0],
      ],
    ],
    [
      'at the rate of the day',
      [side(-1000, 'GBP'), side(1250, 'USD')],
      [
        ['GBP', 1, 0],
        ['USD', 0.8, 0],
      ],
    ],
    [
      'better than the rate of the day',
      [side(-1000, 'GBP'), side(1300, 'USD')],
      [
        ['GBP', 1, 0],
        ['USD', 0.769230769, 0],
      ],
    ],
    [
      'a stated charge is the cost, whatever the rate of the day',
      [side(-1000, 'GBP', 3), side(1240, 'USD')],
      [
        ['GBP', 1, 3],
        ['USD', 0.806451613, 0],
      ],
    ],
    [
      'less than half a penny is none',
      [side(-1000, 'GBP'), side(1249.995, 'USD')],
      [
        ['GBP', 1, 0],
        ['USD', 0.8000032, 0],
      ],
    ],
    [
      'without a rate for the other side',
      [side(-1000, 'GBP'), side(1100, 'EUR')],
      [
        ['GBP', 1, 0],
        ['EUR', 0.909090909, 0],
      ],
    ],
    [
      'without a rate for what left nothing is known',
      [side(-1000, 'EUR'), side(1100, 'USD')],
      [
        ['EUR', null, 0],
        ['USD', null, 0],
      ],
    ],
    ['a side alone', [side(-1000, 'GBP')], [['GBP', null, 0]]],
  ])('%s', (_case, entries, expected) => {
    expect(settled(...entries)).toEqual(expected);
  });

  test('two of one day that share an id go together in their order', () => {
    const sides = [side(-1000, 'GBP'), side(-80, 'GBP'), side(1240, 'USD'), side(100, 'USD')];
    expect(settled(...sides)).toEqual([
      ['GBP', 1, 8],
      ['GBP', 1, 0],
      ['USD', 0.806451613, 0],
      ['USD', 0.8, 0],
    ]);
  });
});

const sources = (exchanged: readonly LedgerEntry[]) => ({
  entries: sortEntries([buildEntry('2024-01-01', 'Contribution', { amount: 10_000 }), ...exchanged]),
  instruments: [],
  prices: new Map(),
  reportedValues: new Map(),
  // A dollar is 0.80 pounds until 30 June and 0.84 from then on.
  rates: exchangeRates({
    GBP: buildPrices('2023-12-29 0.8, 2024-06-30 0.84'),
    USD: buildPrices('2023-12-29 1, 2024-06-30 1'),
  }),
  currency: 'GBP',
});

/** To nine places. */
function number(figure: Figure): number {
  return figure.available ? Number(figure.value.toFixed(9)) : NaN;
}

/** Figures from the evening of the deposit to `to`, after an exchange on 1 March. */
function figures(exchanged: readonly LedgerEntry[], to: string) {
  const own = sources(exchanged);
  const book = buildBook({ ...own, settlement: 'cash', through: dayNumber('2025-01-01') });
  const period = { from: dayNumber('2024-01-01'), to: dayNumber(to) };
  const flows = investorFlows(book.series, period);
  const dietz = modifiedDietzOver(book.series, period);
  const gains = gainsOfBook(book, own, period);
  const bridge = gains.available ? valueBridge(book.series, period, { gains: gains.value, transfers: [] }) : gains;
  return {
    paidIn: sumOver(book.series, 'paidIn', { from: period.from - 1, to: period.to }),
    paidOut: sumOver(book.series, 'paidOut', period),
    dealingCosts: sumOver(book.series, 'dealingCosts', period),
    gain: number(gainOver(book.series, period)),
    net: number(timeWeightedReturn(book.series, period)),
    gross: number(timeWeightedReturn(book.series, period, 'gross')),
    own: flows.available ? number(moneyWeightedReturnOfPeriod(flows.value)) : NaN,
    dietz: dietz.available ? number(dietz.value.rate) : NaN,
    bridge: bridge.available
      ? [bridge.value.exchangeGainOnCash.rounded(9).toNumber(), bridge.value.residual.rounded(9).toNumber()]
      : bridge,
  };
}

const nothing = { paidIn: 10_000, paidOut: 0, dealingCosts: 0, gain: 0, net: 0, gross: 0, own: 0, dietz: 0, bridge: [0, 0] };

describe('what an exchange does to the figures of a portfolio', () => {
  test('at the rate of the day: nothing, but for what the currency does afterwards', () => {
    const exchanged = [side(-5000, 'GBP'), side(6250, 'USD')];
    expect(figures(exchanged, '2024-06-29')).toEqual(nothing);
    // 6,250 dollars rise from 5,000 to 5,250: 250 on 10,000.
    const risen = { gain: 250, net: 0.025, gross: 0.025, dietz: 0.025, bridge: [250, 0] };
    expect(figures(exchanged, '2024-12-31')).toMatchObject({ ...risen, paidIn: 10_000, paidOut: 0, dealingCosts: 0 });
  });

  test('a spread of 50 takes exactly 50 / 10,000 off every return', () => {
    // 6,187.50 dollars were worth 4,950 that day.
    const half = { gain: -50, net: -0.005, gross: -0.005, dietz: -0.005, bridge: [-50, 0] };
    expect(figures([side(-5000, 'GBP'), side(6187.5, 'USD')], '2024-06-29')).toMatchObject({
      ...nothing,
      ...half,
      own: expect.any(Number) as number,
      dealingCosts: 50,
    });
  });

  test('booked as two transfers it was paid out and in, and half of the portfolio seemed to come and go', () => {
    const transfers = [buildEntry(on, 'TransferOut', { amount: -5000 }), buildEntry(on, 'TransferIn', { amount: 6250, currency: 'USD' })];
    expect(figures(transfers, '2024-06-29')).toMatchObject({ paidIn: 15_000, paidOut: 5000 });
  });

  test.each([
    ['a spread', [side(-5000, 'GBP'), side(6187.5, 'USD')]],
    ['stated charges', [side(-5000, 'GBP', 50), side(6187.5, 'USD')]],
  ])('of a portfolio without cash %s says nothing', (_what, exchanged) => {
    const own = sources(exchanged);
    const book = buildBook({ ...own, settlement: 'direct', through: dayNumber('2024-06-29') });
    const period = { from: dayNumber(on) - 1, to: dayNumber(on) };
    const columns = ['paidIn', 'paidOut', 'dealingCosts'] as const;
    expect(columns.map((column) => sumOver(book.series, column, period))).toEqual([0, 0, 0]);
    expect(book.problems.filter(({ fromDay }) => fromDay === dayNumber(on)).map(({ reason }) => reason)).toEqual([
      'cash-settled-elsewhere',
      'cash-settled-elsewhere',
    ]);
  });
});
