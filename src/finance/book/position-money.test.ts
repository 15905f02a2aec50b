import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildEntry, buildInstrument, buildPrices } from '#tests/support/build-ledger.ts';
import { randomDays, randomLedgers, randomMarket } from '#tests/support/random-ledger.ts';
import { sumOver } from '../daily-series.ts';
import { sum, zero } from '../decimal.ts';
import type { Settlement } from '../ledger/entry-effect.ts';
import { exchangeRates } from '#tests/support/exchange-rates.ts';
import { type Figure, unavailable } from '../figure.ts';
import { gainOver } from '../gains/gains.ts';
import { dayNumber } from '../iso-date.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { buildBook } from '#tests/support/build-book.ts';
import type { PortfolioBook } from './portfolio-book.ts';
import { positionsOn, spansOn } from './positions-on.ts';
import { sortEntries } from '../ledger/ordered-entries.ts';

const rates = exchangeRates({
  GBP: buildPrices('2024-01-01 0.8, 2024-01-05 0.9'),
  USD: buildPrices('2024-01-01 1, 2024-01-05 1.2'),
});

const market = {
  instruments: [buildInstrument('ACME'), buildInstrument('DOLLAR', { currency: 'USD' })],
  prices: new Map([
    ['ACME', buildPrices('2024-01-02 10')],
    ['DOLLAR', buildPrices('2024-01-02 10, 2024-01-05 12')],
  ]),
  reportedValues: new Map(),
  rates,
  currency: 'GBP',
};

function book(...entries: LedgerEntry[]): PortfolioBook {
  return buildBook({ ...market, entries: sortEntries(entries), settlement: 'cash', through: dayNumber('2024-01-06') });
}

function lastOf({ positions }: PortfolioBook, instrumentId: string | null) {
  const span = positions.findLast((one) => one.instrumentId === instrumentId);
  const { paid, received, income, dealingCosts, taxes, averageCost } = span ?? {};
  return [paid, received, income, dealingCosts, taxes, averageCost].map(String);
}

test('what went into a holding and came out of it, its costs and its tax', () => {
  const done = book(
    buildEntry('2024-01-02', 'Purchase', { instrument: 'ACME', units: 10, amount: -105, charges: 4, tax: 1 }),
    buildEntry('2024-01-03', 'Sale', { instrument: 'ACME', units: 4, amount: 45, charges: 2, tax: 3 }),
    buildEntry('2024-01-04', 'Dividend', { instrument: 'ACME', amount: 8, tax: 2 }),
    buildEntry('2024-01-05', 'TransferIn', { instrument: 'ACME', units: 2, cost: 5 }),
    buildEntry('2024-01-06', 'TransferOut', { instrument: 'ACME', units: 1 }),
  );
  // paid 105 + 2 x 10; received 48 + 10; average cost of 7 of 8 units that cost 63 + 5
  expect(lastOf(done, 'ACME')).toEqual(['125', '58', '10', '7', '5', '59.5']);
  expect(lastOf(done, null)).toEqual(['53', '105', '0', '0', '0', '0']);
});

test('interest and tax of no instrument are those of the cash', () => {
  const done = book(
    buildEntry('2024-01-02', 'Interest', { amount: 8, tax: 2 }),
    buildEntry('2024-01-03', 'Tax', { amount: -3 }),
    buildEntry('2024-01-04', 'Charge', { amount: -1 }),
  );
  expect(lastOf(done, null)).toEqual(['8', '4', '10', '0', '5', '0']);
});

test('flows of unknown size are marked: handed over without a price, paid without a rate', () => {
  const done = book(
    buildEntry('2024-01-01', 'TransferIn', { instrument: 'ACME', units: 2, cost: 5 }),
    buildEntry('2024-01-02', 'Contribution', { amount: 5, currency: 'JPY' }),
    buildEntry('2024-01-02', 'Purchase', { instrument: 'DOLLAR', units: 1, amount: -10, currency: 'USD' }),
  );
  expect(done.positions.map(({ currency, flowsUnknown, costUnknown }) => [currency, flowsUnknown, costUnknown])).toEqual([
    ['GBP', true, false],
    ['JPY', true, false],
    ['USD', false, false],
    ['USD', false, false],
  ]);
});

test.each([
  [
    'came without a cost before the first price',
    [buildEntry('2024-01-01', 'TransferIn', { instrument: 'ACME', units: 2 })],
    'cost-unknown',
  ],
  [
    'came without a cost before the first rate',
    [buildEntry('2023-12-30', 'TransferIn', { instrument: 'DOLLAR', units: 2 })],
    'no-exchange-rate',
  ],
  [
    'were paid for before the first rate',
    [buildEntry('2023-12-30', 'Purchase', { instrument: 'ACME', units: 2, amount: -20, currency: 'USD' })],
    'no-exchange-rate',
  ],
  [
    'came for others together with cash, before the first price',
    [
      buildEntry('2023-12-30', 'Purchase', { instrument: 'DOLLAR', units: 1, amount: -20 }),
      buildEntry('2024-01-01', 'CorporateAction', { instrument: 'DOLLAR', units: -1, amount: 5 }),
      buildEntry('2024-01-01', 'CorporateAction', { instrument: 'ACME', units: 2 }),
    ],
    'cost-unknown',
  ],
] as const)('why the cost is not known of units that %s', (_case, entries, reason) => {
  const held = positionsOn(book(...entries).positions, { ...market, entries: sortEntries(entries) }, dayNumber('2024-01-06')).filter(
    ({ instrumentId, units }) => instrumentId !== null && !units.isZero(),
  );
  expect(held.map(({ cost }) => cost)).toEqual([unavailable(reason, held[0]?.instrumentId ?? '')]);
});

test.each([
  ['sold at 12 after 10, the dollar at 0.75 after 0.8', { currency: 'USD', rate: '0.8' }, { currency: 'USD', rate: '0.75' }, 160, -60],
  ['paid in pounds: the rate of the day is that of acquisition', { currency: 'GBP' }, { currency: 'GBP' }, 160, -60],
])('%s', (_case, bought, sold, priceEffect, currencyEffect) => {
  // By hand: price 100 x (12 - 10) x 0.8 = 160, currency 100 x 12 x (0.75 - 0.8) = -60; the market has 0.8 and 0.75 too.
  const inPounds = bought.currency === 'GBP';
  const { disposals } = book(
    buildEntry('2024-01-02', 'Purchase', { instrument: 'DOLLAR', units: 100, amount: inPounds ? -800 : -1000, ...bought }),
    buildEntry('2024-01-05', 'Sale', { instrument: 'DOLLAR', units: 100, amount: inPounds ? 900 : 1200, ...sold }),
  );
  expect(disposals.map((one) => [one.gain, one.priceEffect, one.currencyEffect].map(String))).toEqual([
    ['100', `${priceEffect}`, `${currencyEffect}`],
  ]);
});

test("in the portfolio's own currency all of a gain is that of the price", () => {
  const { disposals } = book(
    buildEntry('2024-01-02', 'Purchase', { instrument: 'ACME', units: 100, amount: -1000 }),
    buildEntry('2024-01-03', 'Purchase', { instrument: 'ACME', units: 100, amount: -1200 }),
    buildEntry('2024-01-05', 'Sale', { instrument: 'ACME', units: 50, amount: 750 }),
  );
  // FIFO: 750 - 500; at the average of 11 a unit: 750 - 550
  const effects = disposals.map((one) =>
    [one.gain, one.priceEffect, one.currencyEffect, one.averageGain, one.averagePriceEffect].map(String),
  );
  expect(effects).toEqual([['250', '250', '0', '200', '200']]);
});

test('without a rate of acquisition the two effects are not known', () => {
  const { disposals } = book(
    buildEntry('2023-12-01', 'Purchase', { instrument: 'DOLLAR', units: 1, amount: -8 }),
    buildEntry('2024-01-05', 'Sale', { instrument: 'DOLLAR', units: 1, amount: 9 }),
  );
  expect(disposals).toMatchObject([{ priceEffect: null, currencyEffect: null, averagePriceEffect: null, costUnknown: false }]);
});

test('gains distributed, and capital paid back beyond its cost, are realised without a sale', () => {
  const { disposals } = book(
    buildEntry('2024-01-02', 'Call', { instrument: 'DOLLAR', amount: -1000, currency: 'USD' }),
    buildEntry('2024-01-03', 'Distribution', { instrument: 'DOLLAR', amount: 400, currency: 'USD', category: 'ReturnOfCapital' }),
    buildEntry('2024-01-05', 'Distribution', { instrument: 'DOLLAR', amount: 90, tax: 10, currency: 'USD', category: 'Gain' }),
    buildEntry('2024-01-06', 'Distribution', { instrument: 'DOLLAR', amount: 700, currency: 'USD', category: 'ReturnOfCapital' }),
  );
  const rows = disposals.map((one) => [one.units, one.proceeds, one.cost, one.gain, one.priceEffect, one.currencyEffect].map(String));
  // A dollar is 0.80 pounds, then 0.75. Of 800 pounds of cost 320 are paid back; 100 dollars are 75 pounds, at 0.80 they were 80;
  // 700 dollars are 525 pounds, 480 of them the cost that is left, at 0.80 they were 560.
  expect(rows).toEqual([
    ['0', '75', '0', '75', '80', '-5'],
    ['0', '525', '480', '45', '80', '-35'],
  ]);
});

test('what was realised, row by row, is what the holdings have realised', () => {
  fc.assert(
    fc.property(randomLedgers, (entries) => {
      const { disposals, positions } = randomBook(entries);
      const listed = sum(disposals.map(({ gain }) => gain));
      const held = sum(positions.filter(({ toDay }) => toDay === null).map(({ realised }) => realised));
      expect(listed.minus(held).abs().toNumber()).toBeLessThan(1e-9);
    }),
  );
});

test('price effect and currency effect add up to each gain', () => {
  fc.assert(
    fc.property(randomLedgers, (entries) => {
      for (const { gain, priceEffect, currencyEffect } of randomBook(entries).disposals) {
        if (priceEffect && currencyEffect) expect(priceEffect.plus(currencyEffect).toString()).toBe(gain.toString());
      }
    }),
  );
});

test('a pool and its lots cost the same in total while nothing has been sold', () => {
  fc.assert(
    fc.property(randomLedgers, (entries) => {
      const leaves = ['Sale', 'TransferOut', 'Distribution', 'Adjustment'];
      const { positions } = randomBook(entries.filter(({ type }) => !leaves.includes(type)));
      for (const { cost, averageCost } of positions) expect(averageCost.toString()).toBe(cost.toString());
    }),
  );
});

const { lastDay } = randomDays;

function randomBook(entries: readonly LedgerEntry[], settlement: Settlement = 'cash') {
  return buildBook({ ...randomMarket, entries: sortEntries(entries), settlement, through: lastDay });
}

/** Returns the value of the holdings on a day, less the net amount invested in them, including income, after tax. */
function gainsUpTo(of: PortfolioBook, entries: readonly LedgerEntry[], day: number): number {
  const values = positionsOn(of.positions, { ...randomMarket, entries: sortEntries(entries) }, day).map(({ value }) => amountOf(value));
  const money = spansOn(of.positions, day).reduce(
    (total, { paid, received, income, taxes }) => total.minus(paid).plus(received).plus(income).minus(taxes),
    zero,
  );
  return values.reduce((total, value) => total + value, money.toNumber());
}

const amountOf = (figure: Figure) => (figure.available ? figure.value : NaN);

test.each(['cash', 'direct'] as const)('settled %s: the gains of all holdings less charges are the gain of the portfolio', (settlement) => {
  const day = fc.integer({ min: randomDays.firstDay - 1, max: lastDay });
  fc.assert(
    fc.property(randomLedgers, day, day, (entries, one, other) => {
      const period = { from: Math.min(one, other), to: Math.max(one, other) };
      const whole = randomBook(entries, settlement);
      const gains = gainsUpTo(whole, entries, period.to) - gainsUpTo(whole, entries, period.from);
      const gain = amountOf(gainOver(whole.series, period));
      expect(gains - sumOver(whole.series, 'charges', period)).toBeCloseTo(gain, 5);
    }),
    { numRuns: 200 },
  );
});

test('booked amounts add up to the columns of the series', () => {
  fc.assert(
    fc.property(randomLedgers, (entries) => {
      const { bookedAmounts, series, firstDay } = randomBook(entries);
      const columns = { income: 'income', charge: 'charges', 'dealing-cost': 'dealingCosts', tax: 'taxes' } as const;
      for (const [kind, column] of Object.entries(columns)) {
        const own = bookedAmounts.filter((line) => line.kind === kind);
        const total = own.reduce((all, { amount }) => all + (amount?.toNumber() ?? NaN), 0);
        expect(total).toBeCloseTo(sumOver(series, column, { from: firstDay, to: lastDay }), 6);
      }
    }),
  );
});
