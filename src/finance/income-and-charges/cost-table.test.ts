import { expect, test } from 'vitest';
import { buildBooked } from '#tests/support/build-booked.ts';
import { buildSeries } from '#tests/support/build-series.ts';
import { costTable } from './cost-table.ts';
import type { DailySeries } from '../daily-series.ts';
import { unavailable } from '../figure.ts';
import { dayNumber } from '../iso-date.ts';

const from = dayNumber('2023-12-31');

/** Worth 100 000 on every day of 2024. */
const series: DailySeries = { ...buildSeries(Array.from({ length: 367 }, () => 100_000)), firstDay: from };

const year = { from, to: dayNumber('2024-12-30') };

const lines = [
  buildBooked('2024-01-31', 'charge', { category: 'Platform', amount: 250 }),
  buildBooked('2024-03-31', 'charge', { category: 'Management', amount: 400 }),
  buildBooked('2024-09-30', 'charge', { category: 'Management', amount: 400 }),
  buildBooked('2024-10-10', 'charge', { category: 'Platform', amount: -50 }),
  buildBooked('2024-05-05', 'dealing-cost', { category: 'Purchase', amount: '512.5' }),
  buildBooked('2024-06-05', 'dealing-cost', { category: 'Sale', amount: '12.5' }),
  buildBooked('2023-12-31', 'charge', { category: 'Management', amount: 999 }),
];

test('charges by type in money and of the average daily value, the largest first, refunds off', () => {
  const { lines: rows, money, rate, rateAYear } = costTable(lines, 'charge', { series, period: year });
  expect(rows.map(({ category, ...row }) => [category, row.money.available && row.money.value.toNumber(), row.rate])).toEqual([
    ['Management', 800, { available: true, value: 0.008 }],
    ['Platform', 200, { available: true, value: 0.002 }],
  ]);
  expect([money, rate, rateAYear]).toMatchObject([{ available: true }, { value: 0.01 }, { value: 0.01 }]);
});

test('costs of dealing are listed apart: commission and stamp duty by what they were paid on', () => {
  const { lines: rows, money } = costTable(lines, 'dealing-cost', { series, period: year });
  expect(rows.map(({ category }) => category)).toEqual(['Purchase', 'Sale']);
  expect(money.available && money.value.toString()).toBe('525');
});

test('half a year is not made a year of', () => {
  const half = costTable(lines, 'charge', { series, period: { from, to: dayNumber('2024-06-30') } });
  expect(half.rate).toEqual({ available: true, value: 0.0065 });
  expect(half.rateAYear).toEqual(unavailable('under-a-year'));
});

test('without an average value the money stays', () => {
  const empty = costTable(lines, 'charge', {
    series: { ...buildSeries([0, 0, 0]), firstDay: from + 30 },
    period: { from: from + 30, to: from + 32 },
  });
  expect(empty.money.available && empty.money.value.toNumber()).toBe(250);
  expect(empty.rate).toEqual(unavailable('no-average-value'));
});

test('a charge without an exchange rate makes its type and the total unknown', () => {
  const table = costTable([...lines, buildBooked('2024-02-01', 'charge', { category: 'Other', amount: null })], 'charge', {
    series,
    period: year,
  });
  expect(table.lines.map(({ category, money }) => [category, money.available])).toEqual([
    ['Other', false],
    ['Management', true],
    ['Platform', true],
  ]);
  expect(table.money).toEqual(unavailable('no-exchange-rate', '2024-02-01 Other'));
});
