import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildEntry, buildInstrument, buildPrices } from '#tests/support/build-ledger.ts';
import { buildBook } from '#tests/support/build-book.ts';
import { exchangeRates } from '#tests/support/exchange-rates.ts';
import { dayNumber, isoDate } from '../iso-date.ts';
import { sortEntries } from '../ledger/ordered-entries.ts';
import type { PriceSeries } from './price-series.ts';
import { rolledForward, stakeMoves } from './rolled-value.ts';

const points = ({ days, prices }: PriceSeries) => Array.from(days, (day, at) => [isoDate(day), prices[at]]);
const day = dayNumber;

test('a reported value goes on with calls and distributions after its date', () => {
  const rolled = rolledForward(
    [{ day: day('2024-03-31'), price: 800_000 }],
    [
      { day: day('2024-05-15'), added: 50_000 },
      { day: day('2024-06-10'), added: -120_000 },
    ],
  );
  expect(points(rolled)).toEqual([
    ['2024-03-31', 800_000],
    ['2024-05-15', 850_000],
    ['2024-06-10', 730_000],
  ]);
});

test('what moved on or before the reported date is in it; before the first report it is what was paid in', () => {
  const rolled = rolledForward(
    [{ day: day('2024-03-31'), price: 90 }],
    [
      { day: day('2024-01-10'), added: 100 },
      { day: day('2024-03-31'), added: 20 },
    ],
  );
  expect(points(rolled)).toEqual([
    ['2024-01-10', 100],
    ['2024-03-31', 90],
  ]);
});

test('more distributed than there was leaves nothing, not less', () => {
  expect(points(rolledForward([{ day: 0, price: 10 }], [{ day: 1, added: -30 }])).at(-1)).toEqual(['1970-01-02', 0]);
});

test('what is called and distributed on one day counts together, whichever came first', () => {
  const [in10, out2] = [
    { day: 1, added: 10 },
    { day: 1, added: -2 },
  ];
  for (const flows of [
    [in10, out2],
    [out2, in10],
  ])
    expect(points(rolledForward([], flows))).toEqual([['1970-01-02', 8]]);
});

const stake = { instrument: 'FUND' };
const bought = buildEntry('2024-01-10', 'Purchase', { ...stake, units: 100, amount: -1010, charges: 10 });
const sold = (date: string, units: number, amount: number) => buildEntry(date, 'Sale', { ...stake, units, amount });
const handedOver = (date: string, units: number) => buildEntry(date, 'TransferOut', { ...stake, units });
const called = (date: string, amount: number) => buildEntry(date, 'Call', { ...stake, amount });
const received = (date: string, units: number, cost?: number) =>
  buildEntry(date, 'TransferIn', { ...stake, units, ...(cost === undefined ? {} : { cost }) });
const report = (date: string, value: number) => ({ day: day(date), price: value });

// By hand. IPEV: a price paid between willing parties stands for the value until there is better evidence, and costs of dealing are no value.
test.each([
  ['bought from another investor: at what was paid for it', [bought], [], [['2024-01-10', 1000]]],
  [
    'and from the first report on at that',
    [bought],
    [report('2024-03-31', 1300)],
    [
      ['2024-01-10', 1000],
      ['2024-03-31', 1300],
    ],
  ],
  [
    'bought as well as held: the report and what was paid since',
    [called('2023-06-01', -400), bought],
    [report('2023-12-31', 450)],
    [
      ['2023-06-01', 400],
      ['2023-12-31', 450],
      ['2024-01-10', 1450],
    ],
  ],
  [
    'a quarter sold, at whatever price: three quarters of the value are left, and nothing of the whole',
    [bought, sold('2024-04-15', 25, 400), sold('2024-05-15', 75, 900)],
    [report('2024-03-31', 1300)],
    [
      ['2024-01-10', 1000],
      ['2024-03-31', 1300],
      ['2024-04-15', 975],
      ['2024-05-15', 0],
    ],
  ],
  [
    'called and half sold on one day: half of both',
    [bought, called('2024-04-15', -200), sold('2024-04-15', 50, 700)],
    [report('2024-03-31', 1300)],
    [
      ['2024-01-10', 1000],
      ['2024-03-31', 1300],
      ['2024-04-15', 750],
    ],
  ],
  [
    'a quarter handed over in kind: three quarters of the value are left',
    [bought, handedOver('2024-04-15', 25)],
    [report('2024-03-31', 1300)],
    [
      ['2024-01-10', 1000],
      ['2024-03-31', 1300],
      ['2024-04-15', 975],
    ],
  ],
  ['received in kind: at its cost until the fund reports', [received('2024-01-10', 100, 800)], [], [['2024-01-10', 800]]],
  [
    'more received in kind: worth what the units held are worth',
    [bought, received('2024-04-15', 50, 10)],
    [report('2024-03-31', 1300)],
    [
      ['2024-01-10', 1000],
      ['2024-03-31', 1300],
      ['2024-04-15', 1950],
    ],
  ],
  ['received in kind without a cost: nobody knows what it is worth', [received('2024-01-10', 100)], [], [['2024-01-10', NaN]]],
])('%s', (_case, entries, reports, expected) => {
  expect(
    points(
      rolledForward(
        reports,
        stakeMoves(sortEntries(entries), (amount) => amount),
      ),
    ),
  ).toEqual(expected);
});

test('a stake bought and not reported on gains nothing but its costs of dealing', () => {
  const money = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(money, fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 500 }), (price, charges, units) => {
      const { series } = buildBook({
        entries: sortEntries([buildEntry('2024-01-10', 'Purchase', { ...stake, units, amount: -price - charges, charges })]),
        instruments: [buildInstrument('FUND', { type: 'PrivateEquity' })],
        prices: new Map(),
        reportedValues: new Map(),
        rates: exchangeRates({}),
        currency: 'GBP',
        settlement: 'direct',
        through: day('2024-12-31'),
      });
      expect(series.value.at(-1)).toBe(price);
      expect(series.index.at(-1)).toBeCloseTo(price / (price + charges), 12);
    }),
  );
});

const sumOf = (column: Float64Array) => column.reduce((total, amount) => total + amount, 0);

// By hand: 100 units at 13 each after the report, 10 before it.
test.each([
  [
    'some go: at what a unit is worth',
    [bought, handedOver('2024-04-15', 25)],
    { paidIn: 1010, paidOut: 325, index: 1300 / 1010, value: 975 },
  ],
  ['all go', [bought, handedOver('2024-04-15', 100)], { paidIn: 1010, paidOut: 1300, index: 1300 / 1010, value: 0 }],
  ['the whole comes, at its cost', [received('2024-01-10', 100, 1000)], { paidIn: 1000, paidOut: 0, index: 1.3, value: 1300 }],
  ['more comes', [bought, received('2024-04-15', 50, 10)], { paidIn: 1010 + 650, paidOut: 0, index: 1300 / 1010, value: 1950 }],
])('units in kind cross the boundary at their part of the value: %s', (_case, entries, expected) => {
  const { series } = buildBook({
    entries: sortEntries(entries),
    instruments: [buildInstrument('FUND', { type: 'PrivateEquity' })],
    prices: new Map(),
    reportedValues: new Map([['FUND', { ...buildPrices('2024-03-31 1300'), currency: 'GBP' }]]),
    rates: exchangeRates({}),
    currency: 'GBP',
    settlement: 'direct',
    through: day('2024-12-31'),
  });
  const found = { paidIn: sumOf(series.paidIn), paidOut: sumOf(series.paidOut), index: series.index.at(-1), value: series.value.at(-1) };
  for (const [name, number] of Object.entries(expected)) expect(found[name as keyof typeof found], name).toBeCloseTo(number, 9);
});
