import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gainsOfBook } from '#tests/support/book-gains.ts';
import { buildEntry, buildInstrument, buildPrices } from '#tests/support/build-ledger.ts';
import { randomDays, randomLedgers, randomMarket } from '#tests/support/random-ledger.ts';
import { decimal } from '../decimal.ts';
import { exchangeRates } from '#tests/support/exchange-rates.ts';
import { unavailable } from '../figure.ts';
import { dayNumber } from '../iso-date.ts';
import { buildBook } from '#tests/support/build-book.ts';
import { valueBridge } from './value-bridge.ts';
import { sortEntries } from '../ledger/ordered-entries.ts';

const sources = {
  entries: sortEntries([
    buildEntry('2023-12-01', 'Contribution', { amount: 2000 }),
    buildEntry('2023-12-01', 'Contribution', { amount: 500, currency: 'USD' }),
    buildEntry('2023-12-01', 'Purchase', { instrument: 'ACME', units: 100, amount: -1005, charges: 5 }),
    buildEntry('2024-02-01', 'Sale', { instrument: 'ACME', units: 40, amount: 517.6, charges: 2.4, tax: 0 }),
    buildEntry('2024-03-01', 'Dividend', { instrument: 'ACME', amount: 25.5, tax: 4.5 }),
    buildEntry('2024-04-01', 'Interest', { amount: 8, tax: 2 }),
    buildEntry('2024-05-01', 'Charge', { amount: -12.34, category: 'Management' }),
    buildEntry('2024-06-01', 'Withdrawal', { amount: -300 }),
    buildEntry('2024-07-01', 'TransferIn', { instrument: 'ACME', units: 10, cost: 90 }),
  ]),
  instruments: [buildInstrument('ACME')],
  prices: new Map([['ACME', buildPrices('2023-12-01 10, 2023-12-31 11, 2024-07-01 12, 2024-12-31 14')]]),
  reportedValues: new Map(),
  rates: exchangeRates({ GBP: buildPrices('2023-12-01 0.8, 2024-12-31 0.8'), USD: buildPrices('2023-12-01 1, 2024-12-31 1.25') }),
  currency: 'GBP',
};

const book = buildBook({ ...sources, settlement: 'cash', through: dayNumber('2024-12-31') });

function bridgeOver(from: string, to: string) {
  const period = { from: dayNumber(from), to: dayNumber(to) };
  const gains = gainsOfBook(book, sources, period);
  return gains.available ? valueBridge(book.series, period, { gains: gains.value, transfers: [] }) : gains;
}

test('every line by hand, and nothing is left', () => {
  const figure = bridgeOver('2023-12-31', '2024-12-31');
  const lines = figure.available ? Object.entries(figure.value).map(([name, amount]) => [name, amount.rounded(9).toString()]) : [];
  expect(Object.fromEntries(lines)).toEqual({
    opening: '2495', // 995 + 500 × 0.8 + 100 × 11
    paidIn: '120', // ten units at 12
    paidOut: '300',
    realised: '115.6', // 517.60 − 40 × 10.05
    unrealisedChange: '162', // 70 × 14 − 1100 − 120 + 517.60 − 115.60
    exchangeGainOnCash: '-80', // 500 × (0.64 − 0.8)
    income: '40',
    charges: '12.34',
    taxes: '6.5',
    closing: '2533.76',
    dealingCosts: '2.4',
    residual: '0',
  });
});

test('no bridge without a value at one end', () => {
  expect(valueBridge(book.series, { from: 0, to: dayNumber('2025-01-01') }, { gains: [], transfers: [] })).toEqual(unavailable('no-price'));
});

test('a holding that is left out shows in the residual', () => {
  const period = { from: dayNumber('2023-12-31'), to: dayNumber('2024-12-31') };
  const gains = gainsOfBook(book, sources, period);
  const figure = valueBridge(book.series, period, { gains: gains.available ? gains.value.slice(1) : [], transfers: [] });
  expect(figure.available && figure.value.residual.abs().cmp(decimal('0.005'))).toBe(1);
});

test('the bridge of any ledger and period closes to less than half a penny', () => {
  const day = fc.integer({ min: randomDays.firstDay - 1, max: randomDays.lastDay });
  const half = decimal('0.005');
  let closed = 0;
  fc.assert(
    fc.property(randomLedgers, day, day, fc.constantFrom('cash', 'direct'), (entries, one, other, settlement) => {
      const random = { ...randomMarket, entries: sortEntries(entries) };
      const any = buildBook({ ...random, settlement, through: randomDays.lastDay });
      const period = { from: Math.min(one, other), to: Math.max(one, other) };
      const gains = gainsOfBook(any, random, period);
      const figure = gains.available ? valueBridge(any.series, period, { gains: gains.value, transfers: [] }) : gains;
      if (!figure.available) return;
      closed += 1;
      expect(figure.value.residual.abs().cmp(half)).toBe(-1);
    }),
  );
  expect(closed).toBeGreaterThan(20);
});
