import * as fc from 'fast-check';
import { exchangeRates } from './exchange-rates.ts';
import { isoDate } from '#finance/iso-date.ts';
import type { LedgerEntry, TransactionType } from '#finance/ledger/ledger.ts';
import type { MarketSources } from '#finance/prices/markets.ts';
import { priceSeries } from '#finance/prices/price-series.ts';
import { buildEntry, buildInstrument } from './build-ledger.ts';

/** The days of random ledgers: from `firstDay`, on which a large deposit is made, to `lastDay`. */
export const randomDays = { firstDay: 19_000, lastDay: 19_060 };

const { firstDay, lastDay } = randomDays;

/** A price every third day, so that most days carry one on. */
function wave(size: number, pace: number) {
  const days = Array.from({ length: 21 }, (_, at) => firstDay - 2 + at * 3);
  return priceSeries(days.map((day, at) => ({ day, price: size * (1 + 0.2 * Math.sin(at * pace)) })));
}

/** A market with shares in two currencies, a private fund with two reports, and a house that no one prices. */
export const randomMarket: Omit<MarketSources, 'entries'> = {
  instruments: [
    buildInstrument('POUNDS'),
    buildInstrument('DOLLARS', { currency: 'USD' }),
    buildInstrument('FUND', { type: 'PrivateEquity', currency: 'EUR' }),
    buildInstrument('HOUSE', { type: 'Property', annualGrowth: 0.04 }),
  ],
  prices: new Map([
    ['POUNDS', wave(10, 0.5)],
    ['DOLLARS', wave(20, 0.7)],
  ]),
  reportedValues: new Map([
    [
      'FUND',
      {
        ...priceSeries([
          { day: firstDay + 20, price: 900 },
          { day: firstDay + 40, price: 700 },
        ]),
        currency: 'EUR',
      },
    ],
  ]),
  rates: exchangeRates({ USD: wave(1.1, 0.3), GBP: wave(0.85, 0.2) }),
  currency: 'GBP',
};

interface Draw {
  readonly on: string;
  readonly size: number;
  readonly instrument: string;
  readonly currency: string;
  /** With a recorded rate or without. */
  readonly rate: { readonly rate?: string };
}

const kinds: Record<string, (draw: Draw) => readonly [TransactionType, Parameters<typeof buildEntry>[2]]> = {
  buy: ({ size, ...own }) => ['Purchase', { ...trade(own), units: size, amount: -size * 15 - 3, charges: 2, tax: 1 }],
  sell: ({ size, ...own }) => ['Sale', { ...trade(own), units: size / 2, amount: size * 7, charges: 1, tax: 2 }],
  dividend: ({ size, ...own }) => ['Dividend', { ...trade(own), amount: size, tax: 1, charges: 0.5 }],
  split: (own) => ['Split', { ...trade(own), ratio: 2 }],
  receive: ({ size, ...own }) => ['TransferIn', { ...trade(own), units: size, cost: size * 9, acquired: '2015-06-30' }],
  'receive at market value': ({ size, ...own }) => ['TransferIn', { ...trade(own), units: size }],
  'hand over': ({ size, ...own }) => ['TransferOut', { ...trade(own), units: size / 2 }],
  'spin off': ({ size, ...own }) => ['CorporateAction', { ...trade(own), amount: size }],
  adjust: ({ size, ...own }) => ['Adjustment', { ...trade(own), units: size - 25 }],
  call: ({ size, rate }) => ['Call', { instrument: 'FUND', currency: 'EUR', amount: -size * 10, ...rate }],
  distribute: ({ size, rate }) => [
    'Distribution',
    { instrument: 'FUND', currency: 'EUR', amount: size, tax: 1, category: 'Gain', ...rate },
  ],
  repay: ({ size }) => ['Distribution', { instrument: 'FUND', currency: 'EUR', amount: size, category: 'ReturnOfCapital' }],
  house: ({ size }) => ['Purchase', { instrument: 'HOUSE', units: 1, amount: -size * 1000, tax: size }],
  interest: ({ size, currency }) => ['Interest', { currency, amount: size, tax: 2 }],
  charge: ({ size }) => ['Charge', { amount: -size, category: 'Platform' }],
  'charge outside': ({ size }) => ['Charge', { charges: size }],
  tax: ({ size }) => ['Tax', { amount: -size }],
  'pay in': ({ size, currency, rate }) => ['Contribution', { amount: size * 10, currency, ...rate }],
  'pay out': ({ size, currency }) => ['Withdrawal', { amount: -size, currency, charges: 1 }],
};

function trade({ instrument, currency, rate }: Omit<Draw, 'size'>) {
  return { instrument, currency, ...rate };
}

const draws = fc.record({
  at: fc.integer({ min: 1, max: lastDay - firstDay }),
  kind: fc.constantFrom(...Object.keys(kinds), 'exchange'),
  isForeign: fc.boolean(),
  size: fc.integer({ min: 1, max: 50 }),
  rate: fc.constantFrom<Draw['rate'][]>({}, { rate: '0.8765' }),
});

/** A large deposit, then transactions of every kind on any day; sales may be of more than is held. */
export const randomLedgers: fc.Arbitrary<readonly LedgerEntry[]> = fc
  .array(draws, { maxLength: 40 })
  .map((some) => [buildEntry(isoDate(firstDay), 'Contribution', { amount: 1_000_000 }), ...some.flatMap(entryOf)]);

/** Pounds for dollars, at whatever rate. */
function exchangeOf(on: string, size: number): LedgerEntry[] {
  const sides = { transferId: `exchange ${size}` };
  return [
    buildEntry(on, 'Exchange', { ...sides, amount: -size * 20, charges: size % 3 }),
    buildEntry(on, 'Exchange', { ...sides, amount: size * 23, currency: 'USD' }),
  ];
}

function entryOf({ at, kind, isForeign, size, rate }: typeof draws extends fc.Arbitrary<infer Item> ? Item : never): LedgerEntry[] {
  const on = isoDate(firstDay + at);
  const own = isForeign ? { instrument: 'DOLLARS', currency: 'USD', rate } : { instrument: 'POUNDS', currency: 'GBP', rate: {} };
  if (kind === 'exchange') return exchangeOf(on, size);
  const made = kinds[kind]?.({ on, size, ...own });
  return made ? [buildEntry(on, ...made)] : [];
}
