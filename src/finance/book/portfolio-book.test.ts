import { expect, test } from 'vitest';
import { buildEntry, buildInstrument, buildPrices } from '#tests/support/build-ledger.ts';
import { exchangeRates } from '#tests/support/exchange-rates.ts';
import { dayNumber, isoDate } from '../iso-date.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { BookInput } from './book-input.ts';
import { buildBook } from '#tests/support/build-book.ts';
import type { PortfolioBook } from './portfolio-book.ts';
import { sortEntries } from '../ledger/ordered-entries.ts';

const rates = exchangeRates({
  GBP: buildPrices('2024-01-01 0.8, 2024-01-04 0.8, 2024-01-05 0.9'),
  USD: buildPrices('2024-01-01 1.2, 2024-01-04 1.2, 2024-01-05 1.2'),
});

function book(entries: readonly LedgerEntry[], input: Partial<BookInput> = {}): PortfolioBook {
  return buildBook({
    entries: sortEntries(entries),
    instruments: [
      buildInstrument('ACME'),
      buildInstrument('PENCE', { priceFactor: 0.01 }),
      buildInstrument('DOLLAR', { currency: 'USD' }),
      buildInstrument('FUND', { type: 'PrivateEquity' }),
      buildInstrument('HOUSE', { type: 'Property', annualGrowth: 0.1 }),
    ],
    prices: new Map([
      ['ACME', buildPrices('2024-01-02 10, 2024-01-03 11, 2024-01-05 12')],
      ['PENCE', buildPrices('2024-01-02 1000, 2024-01-03 1100, 2024-01-05 1200')],
      ['DOLLAR', buildPrices('2024-01-02 15')],
    ]),
    reportedValues: new Map(),
    rates,
    currency: 'GBP',
    settlement: 'cash',
    through: dayNumber('2024-01-06'),
    ...input,
  });
}

/** A column as numbers by date, only where it is not zero. */
function nonZero(column: Float64Array, firstDay: number): Record<string, number> {
  const cells = Array.from(column, (value, at) => [isoDate(firstDay + at), Number(value.toFixed(6))] as const);
  return Object.fromEntries(cells.filter(([, value]) => value !== 0));
}

const deposit = (amount = 1000, date = '2024-01-02') => buildEntry(date, 'Contribution', { amount });
const buy = (
  instrument: string,
  text: { units: number; amount: number; charges?: number; currency?: string; rate?: number },
  date = '2024-01-02',
) => buildEntry(date, 'Purchase', { instrument, ...text });

test('values cash and units by the last price on or before the day', () => {
  const { firstDay, series, inceptionDay } = book([deposit(), buy('ACME', { units: 50, amount: -500 })]);
  expect([isoDate(firstDay), isoDate(inceptionDay ?? 0)]).toEqual(['2024-01-01', '2024-01-02']);
  expect(nonZero(series.value, firstDay)).toEqual({
    '2024-01-02': 1000,
    '2024-01-03': 1050,
    '2024-01-04': 1050,
    '2024-01-05': 1100,
    '2024-01-06': 1100,
  });
  expect(nonZero(series.paidIn, firstDay)).toEqual({ '2024-01-02': 1000 });
  expect(series.index.at(-1)).toBeCloseTo(1.1, 12);
});

test('a price in pence gives the same report as one in pounds', () => {
  const pounds = book([deposit(), buy('ACME', { units: 50, amount: -500 })]);
  const pence = book([deposit(), buy('PENCE', { units: 50, amount: -500 })]);
  expect(Array.from(pence.series.value)).toEqual(Array.from(pounds.series.value).map((value) => expect.closeTo(value, 9)));
});

test('a foreign holding moves with its price and its currency, its cost with the recorded rate', () => {
  const { series, positions, firstDay } = book([deposit(100), buy('DOLLAR', { units: 10, amount: -150, currency: 'USD', rate: 0.7 })]);
  // 10 × 15 USD at 0.8 / 1.2, from the 5th at 0.9 / 1.2; the dollars are overdrawn
  expect(nonZero(series.value, firstDay)).toMatchObject({ '2024-01-02': 100, '2024-01-05': 100 });
  const held = positions.find(({ instrumentId }) => instrumentId === 'DOLLAR');
  expect(held?.cost.toString()).toBe('105');
});

test('a sale takes the oldest lots; charges are in cost and off proceeds', () => {
  const { disposals, positions, series, firstDay } = book([
    deposit(),
    buy('ACME', { units: 10, amount: -105, charges: 5 }),
    buy('ACME', { units: 10, amount: -110 }, '2024-01-03'),
    buildEntry('2024-01-05', 'Sale', { instrument: 'ACME', units: 15, amount: 176, charges: 4 }),
  ]);
  expect(disposals.map(({ proceeds, cost, gain }) => [proceeds.toString(), cost.toString(), gain.toString()])).toEqual([
    ['176', '160', '16'],
  ]);
  const last = positions.findLast(({ instrumentId }) => instrumentId === 'ACME');
  expect([last?.units.toString(), last?.cost.toString(), last?.realised.toString()]).toEqual(['5', '55', '16']);
  expect(nonZero(series.dealingCosts, firstDay)).toEqual({ '2024-01-02': 5, '2024-01-05': 4 });
  expect(nonZero(series.charges, firstDay)).toEqual({});
});

test('a dividend counts before tax, the tax beside it; a management charge only lowers the net return', () => {
  const { series, firstDay } = book([
    deposit(1000),
    buildEntry('2024-01-03', 'Dividend', { instrument: 'ACME', amount: 85, tax: 15 }),
    buildEntry('2024-01-04', 'Charge', { amount: -10, category: 'Management' }),
  ]);
  expect(nonZero(series.income, firstDay)).toEqual({ '2024-01-03': 100 });
  expect(nonZero(series.taxes, firstDay)).toEqual({ '2024-01-03': 15 });
  expect(nonZero(series.charges, firstDay)).toEqual({ '2024-01-04': 10 });
  expect(series.index.at(-1)).toBeCloseTo(1.075, 12);
  expect(series.grossIndex.at(-1)).toBeCloseTo(1.085, 12);
});

test('a charge paid from outside is paid in and charged', () => {
  const { series } = book([deposit(1000), buildEntry('2024-01-03', 'Charge', { charges: 10 })]);
  expect(series.value.at(-1)).toBe(1000);
  expect(series.index.at(-1)).toBeCloseTo(1000 / 1010, 12);
  expect(series.grossIndex.at(-1)).toBeCloseTo(1, 12);
});

test('a split on a day without a price does not double the value', () => {
  const { series, firstDay, positions } = book([
    deposit(500),
    buy('ACME', { units: 50, amount: -500 }),
    buildEntry('2024-01-04', 'Split', { instrument: 'ACME', ratio: 2 }),
  ]);
  expect(series.value[dayNumber('2024-01-04') - firstDay]).toBe(550);
  expect(series.value[dayNumber('2024-01-05') - firstDay]).toBe(1200); // the published price of 12 is one of new units
  expect(positions.at(-1)?.units.toString()).toBe('100');
});

test('withdrawn in full and paid in again: the return goes on', () => {
  const { series } = book([
    deposit(500),
    buy('ACME', { units: 50, amount: -500 }),
    buildEntry('2024-01-03', 'Sale', { instrument: 'ACME', units: 50, amount: 550 }),
    buildEntry('2024-01-03', 'Withdrawal', { amount: -550 }),
    deposit(120, '2024-01-05'),
    buy('ACME', { units: 10, amount: -120 }, '2024-01-05'),
  ]);
  expect(series.value[3]).toBe(0);
  expect(series.index.at(-1)).toBeCloseTo(1.1, 12);
});

test('units transferred in are paid in at market value and keep their own cost and date', () => {
  const { series, positions, firstDay } = book([
    buildEntry('2024-01-03', 'TransferIn', { instrument: 'ACME', units: 10, cost: 40, acquired: '2019-05-01' }),
    buildEntry('2024-01-05', 'TransferOut', { instrument: 'ACME', units: 4 }),
  ]);
  expect(nonZero(series.paidIn, firstDay)).toEqual({ '2024-01-03': 110 });
  expect(nonZero(series.paidOut, firstDay)).toEqual({ '2024-01-05': 48 });
  expect(positions[0]?.lots.map(({ day, cost }) => [isoDate(day), cost.toString()])).toEqual([['2019-05-01', '40']]);
  expect(positions.at(-1)?.cost.toString()).toBe('24');
  expect(series.index.at(-1)).toBeCloseTo(12 / 11, 12);
});

test('without a price the value is not available and the instrument is named; never 0', () => {
  const { series, problems, firstDay } = book([deposit(), buy('ACME', { units: 10, amount: -100 }, '2024-01-02')], {
    prices: new Map([['ACME', buildPrices('2024-01-04 11')]]),
  });
  expect(Array.from(series.value, Number.isNaN)).toEqual([false, true, true, false, false, false]);
  expect(problems).toEqual([{ reason: 'no-price', subject: 'ACME', fromDay: firstDay + 1, toDay: firstDay + 3 }]);
  expect(series.index.at(-1)).toBeCloseTo(1.01, 12);
});

test('without an exchange rate the same, with the pair', () => {
  const { series, problems } = book([buildEntry('2024-01-02', 'Contribution', { amount: 5, currency: 'JPY' })]);
  expect(series.value.at(-1)).toBeNaN();
  expect(problems.map(({ reason, subject }) => [reason, subject])).toEqual([
    ['no-exchange-rate', 'JPY/GBP'],
    ['no-exchange-rate', 'JPY/GBP'],
  ]);
});

test('transactions after the last day are pending', () => {
  const { positions, series } = book([deposit(), deposit(1, '2024-01-07')]);
  expect(series.value.at(-1)).toBe(1000);
  expect(positions).toHaveLength(1);
});

test('permuting the rows changes nothing', () => {
  const rows = [
    deposit(),
    buy('ACME', { units: 10, amount: -100 }),
    buildEntry('2024-01-02', 'Sale', { instrument: 'ACME', units: 10, amount: 110 }),
  ];
  expect(book(rows.toReversed())).toEqual(book(rows));
});

test('more sold than held is named', () => {
  const { problems } = book([deposit(), buildEntry('2024-01-03', 'Sale', { instrument: 'ACME', units: 1, amount: 11 })]);
  expect(problems).toContainEqual(expect.objectContaining({ reason: 'more-sold-than-held', subject: 'ACME' }));
});

test('an empty ledger is worth nothing', () => {
  const { series, inceptionDay, positions } = book([]);
  expect([Array.from(series.value), inceptionDay, positions]).toEqual([[0], null, []]);
});

test('asked from a later day, the series opens with what is held then', () => {
  const { series, firstDay } = book([deposit(), buy('ACME', { units: 50, amount: -500 })], { firstDay: dayNumber('2024-01-03') });
  expect(isoDate(firstDay)).toBe('2024-01-03');
  expect(Array.from(series.value)).toEqual([1050, 1050, 1100, 1100]);
  expect(series.index[0]).toBe(1);
  expect(series.index.at(-1)).toBeCloseTo(1100 / 1050, 12);
});

test('a property is worth what was paid for it, growing day by day', () => {
  const { series } = book([buildEntry('2024-01-02', 'TransferIn', { instrument: 'HOUSE', units: 1, cost: 1000 })]);
  expect(series.value[1]).toBe(1000);
  expect(series.value.at(-1)).toBeCloseTo(1000 * 1.1 ** (4 / 365), 9);
});

const programme = [
  buildEntry('2024-01-02', 'Call', { instrument: 'FUND', amount: -100 }),
  buildEntry('2024-01-04', 'Call', { instrument: 'FUND', amount: -50 }),
  buildEntry('2024-01-06', 'Distribution', { instrument: 'FUND', amount: 30, category: 'ReturnOfCapital' }),
];
const reportedValues = new Map([['FUND', { ...buildPrices('2024-01-03 120'), currency: 'GBP' }]]);

test('a programme settles with the investor: calls and distributions are flows, the value is reported and rolled on', () => {
  const { series, firstDay, positions } = book(programme, { settlement: 'direct', reportedValues });
  expect(Array.from(series.value)).toEqual([0, 100, 120, 170, 170, 140]);
  expect(nonZero(series.paidIn, firstDay)).toEqual({ '2024-01-02': 100, '2024-01-04': 50 });
  expect(nonZero(series.paidOut, firstDay)).toEqual({ '2024-01-06': 30 });
  expect(positions.map(({ instrumentId }) => instrumentId)).toEqual(['FUND', 'FUND', 'FUND']);
  expect(positions.at(-1)?.cost.toString()).toBe('120');
  expect(series.index.at(-1)).toBeCloseTo(1.2, 12);
});

test('in an ordinary portfolio the same fund is paid from and into its cash', () => {
  const { series, firstDay } = book([deposit(200), ...programme], { reportedValues });
  expect(Array.from(series.value)).toEqual([0, 200, 220, 220, 220, 220]);
  expect(nonZero(series.paidIn, firstDay)).toEqual({ '2024-01-02': 200 });
});
