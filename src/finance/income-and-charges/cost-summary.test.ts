import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomDays, randomLedgers, randomMarket } from '#tests/support/random-ledger.ts';
import { buildBooked } from '#tests/support/build-booked.ts';
import { buildSeries } from '#tests/support/build-series.ts';
import { chargesOver, dealingCostsOver } from './charges.ts';
import { costSummary } from './cost-summary.ts';
import type { Decimal } from '../decimal.ts';
import { type Figure, unavailable } from '../figure.ts';
import { dayNumber } from '../iso-date.ts';
import { buildBook } from '#tests/support/build-book.ts';
import { sortEntries } from '../ledger/ordered-entries.ts';

const from = dayNumber('2023-12-31');

const lines = [
  buildBooked('2024-03-31', 'charge', { category: 'Management', amount: 10 }),
  buildBooked('2024-05-05', 'dealing-cost', { category: 'Purchase', amount: '2.5' }),
  buildBooked('2024-05-05', 'tax', { category: 'Dividend', amount: 99 }),
];

test('charges and costs of dealing apart and together, tax left out, and what the charges took off the return', () => {
  const values = Array.from({ length: 366 }, (_, at) => (at < 91 ? 1000 : 990));
  const charges = values.map((_, at) => (at === 91 ? 10 : 0));
  const series = { ...buildSeries(values, { charges }), firstDay: from };
  const { total, effectOnReturn, ...apart } = costSummary(lines, { series, period: { from, to: from + 365 } });
  const average = (90 * 1000 + 275 * 990) / 365;
  expect(apart.charges.lines.map(({ category }) => category)).toEqual(['Management']);
  expect(apart.dealingCosts.money.available && apart.dealingCosts.money.value.toString()).toBe('2.5');
  expect(total.money.available && total.money.value.toString()).toBe('12.5');
  expect(total.rate).toEqual({ available: true, value: expect.closeTo(12.5 / average, 12) });
  expect(total.rateAYear).toEqual({ available: true, value: expect.closeTo(12.5 / average, 12) });
  expect(effectOnReturn).toEqual({ available: true, value: expect.closeTo(0.01, 12) });
});

test('under a year nothing is made a year of', () => {
  const series = { ...buildSeries([1000, 1000]), firstDay: from };
  expect(costSummary(lines, { series, period: { from, to: from + 1 } }).total.rateAYear).toEqual(unavailable('under-a-year'));
});

const numberOf = (figure: Figure<Decimal>) => (figure.available ? figure.value.toNumber() : NaN);

test('the tables of any ledger come to the columns of the series', () => {
  fc.assert(
    fc.property(randomLedgers, (entries) => {
      const { bookedAmounts, series } = buildBook({
        ...randomMarket,
        entries: sortEntries(entries),
        settlement: 'cash',
        through: randomDays.lastDay,
      });
      const period = { from: randomDays.firstDay, to: randomDays.lastDay };
      const { charges, dealingCosts, total } = costSummary(bookedAmounts, { series, period });
      expect(chargesOver(series, period)).toEqual({ available: true, value: expect.closeTo(numberOf(charges.money), 6) });
      expect(dealingCostsOver(series, period)).toEqual({ available: true, value: expect.closeTo(numberOf(dealingCosts.money), 6) });
      expect(numberOf(total.money)).toBeCloseTo(numberOf(charges.money) + numberOf(dealingCosts.money), 9);
    }),
  );
});
