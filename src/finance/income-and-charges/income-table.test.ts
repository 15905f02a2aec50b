import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildBooked } from '#tests/support/build-booked.ts';
import { randomDays, randomLedgers, randomMarket } from '#tests/support/random-ledger.ts';
import type { Decimal } from '../decimal.ts';
import { type Figure, unavailable } from '../figure.ts';
import { incomeOver } from './income.ts';
import { incomeTable } from './income-table.ts';
import { dayNumber } from '../iso-date.ts';
import { buildBook } from '#tests/support/build-book.ts';
import { sortEntries } from '../ledger/ordered-entries.ts';

const year = { from: dayNumber('2023-12-31'), to: dayNumber('2024-03-31') };

const texts = (figures: readonly Figure<Decimal>[]) =>
  figures.map((figure) => (figure.available ? figure.value.toString() : figure.reason));

const lines = [
  buildBooked('2024-02-15', 'income', { of: 'ACME', category: 'Dividend', amount: '12.50' }),
  buildBooked('2024-01-15', 'income', { of: 'BOND', category: 'CouponInterest', amount: 30 }),
  buildBooked('2024-02-20', 'income', { of: 'ACME', category: 'Dividend', amount: '-2.5' }),
  buildBooked('2024-02-20', 'income', { category: 'Interest', amount: '0.75' }),
  buildBooked('2024-02-20', 'tax', { category: 'Interest', amount: 5 }),
  buildBooked('2023-12-31', 'income', { of: 'ACME', category: 'Dividend', amount: 99 }),
];

test('each source with its months: a reversed dividend nets out, the opening day does not count', () => {
  const { months, rows, byMonth, total } = incomeTable(lines, year);
  expect(months).toEqual(['2024-01', '2024-02', '2024-03']);
  expect(rows.map((row) => [row.instrumentId, row.category, ...texts([...row.byMonth, row.total])])).toEqual([
    ['BOND', 'CouponInterest', '30', '0', '0', '30'],
    ['ACME', 'Dividend', '0', '10', '0', '10'],
    [null, 'Interest', '0', '0.75', '0', '0.75'],
  ]);
  expect(texts([...byMonth, total])).toEqual(['30', '10.75', '0', '40.75']);
});

test('income of unknown size makes its month, its source and the total unknown, and no other', () => {
  const { rows, byMonth, total } = incomeTable(
    [...lines, buildBooked('2024-03-01', 'income', { of: 'ACME', category: 'Dividend', amount: null })],
    year,
  );
  expect(texts(byMonth)).toEqual(['30', '10.75', 'no-exchange-rate']);
  expect(texts(rows.map((row) => row.total))).toEqual(['30', 'no-exchange-rate', '0.75']);
  expect(total).toEqual(unavailable('no-exchange-rate', '2024-03-01 Dividend'));
});

test('a period from the middle of one month to the middle of another has both', () => {
  expect(incomeTable([], { from: dayNumber('2023-11-30'), to: dayNumber('2024-01-01') }).months).toEqual(['2023-12', '2024-01']);
});

const totalOf = (figures: readonly Figure<Decimal>[]) =>
  figures.reduce((all, figure) => all + (figure.available ? figure.value.toNumber() : NaN), 0);

test('sources and months of any ledger add up to the income of the series', () => {
  fc.assert(
    fc.property(randomLedgers, (entries) => {
      const { bookedAmounts, series } = buildBook({
        ...randomMarket,
        entries: sortEntries(entries),
        settlement: 'cash',
        through: randomDays.lastDay,
      });
      const period = { from: randomDays.firstDay, to: randomDays.lastDay };
      const { rows, byMonth, total } = incomeTable(bookedAmounts, period);
      const whole = totalOf([total]);
      expect(totalOf(rows.map((row) => row.total))).toBeCloseTo(whole, 6);
      expect(totalOf(byMonth)).toBeCloseTo(whole, 6);
      expect(incomeOver(series, period)).toEqual({ available: true, value: expect.closeTo(whole, 6) });
    }),
  );
});
