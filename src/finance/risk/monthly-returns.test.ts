import { expect, test } from 'vitest';
import { buildSeries } from '#tests/support/build-series.ts';
import { available, unavailable } from '../figure.ts';
import { dayNumber, isoDate } from '../iso-date.ts';
import { returnOver, timeWeightedReturn } from '../returns/time-weighted-return.ts';
import { bestMonth, monthlyReturns, wholeMonths, worstMonth } from './monthly-returns.ts';
import { monthlyTable } from './monthly-table.ts';

const period = (from: string, to: string) => ({ from: dayNumber(from), to: dayNumber(to) });

/** An index that grows by 1 % on the last day of each month. */
function growing(from: string, to: string) {
  const firstDay = dayNumber(from);
  let level = 1;
  const levels = Float64Array.from({ length: dayNumber(to) - firstDay + 1 }, (_, at) => {
    if (at > 0 && isoDate(firstDay + at + 1).endsWith('-01')) level *= 1.01;
    return level;
  });
  return { firstDay, levels };
}

test('months from close to close; the first and the last may be parts', () => {
  const index = growing('2024-01-17', '2024-04-10');
  const months = monthlyReturns((span) => returnOver(index, span), period('2024-01-17', '2024-04-10'));
  expect(months.map(({ year, month, isPartial, period: { from, to } }) => [year, month, isPartial, isoDate(from), isoDate(to)])).toEqual([
    [2024, 1, true, '2024-01-17', '2024-01-31'],
    [2024, 2, false, '2024-01-31', '2024-02-29'],
    [2024, 3, false, '2024-02-29', '2024-03-31'],
    [2024, 4, true, '2024-03-31', '2024-04-10'],
  ]);
  expect(months.map(({ figure }) => figure)).toEqual([0.01, 0.01, 0.01, 0].map((part) => available(expect.closeTo(part, 12))));
  expect(wholeMonths(months)).toHaveLength(2);
});

test('a portfolio that opens at a month end has no part of a month', () => {
  const months = monthlyReturns(() => available(0), period('2023-12-31', '2024-02-29'));
  expect(months.map(({ isPartial }) => isPartial)).toEqual([false, false]);
  expect(monthlyReturns(() => available(0), period('2024-01-31', '2024-01-31'))).toEqual([]);
});

test('best and worst of the whole months; ties go to the earlier', () => {
  const returns = [0.5, 0.02, -0.03, 0.02, -0.03, -0.9];
  const figures = returns.map((value) => available(value));
  const months = monthlyReturns(() => figures.shift() ?? unavailable('no-price'), period('2024-01-10', '2024-06-20'));
  expect(bestMonth(months)).toMatchObject({ value: { month: 2, figure: available(0.02) } });
  expect(worstMonth(months)).toMatchObject({ value: { month: 3, figure: available(-0.03) } });
  expect(bestMonth([])).toEqual(unavailable('too-few-returns'));
});

test('a month in which nothing was invested is marked, and the year goes over it', () => {
  const days = dayNumber('1970-12-31');
  const value = Array.from({ length: days + 1 }, (_, day) =>
    day >= dayNumber('1970-03-31') && day < dayNumber('1970-06-01') ? 0 : day >= 300 ? 110 : 100,
  );
  const flows = value.map((worth, day) => worth - (value[day - 1] ?? 0)).map((step) => (Math.abs(step) > 50 ? step : 0));
  const series = buildSeries(value, { paidIn: flows.map((step) => Math.max(step, 0)), paidOut: flows.map((step) => Math.max(-step, 0)) });
  const [row] = monthlyTable((span) => timeWeightedReturn(series, span), { from: 0, to: days });
  expect(row?.months[0]).toMatchObject({ isPartial: true, figure: available(0) });
  expect(row?.months[4]?.figure).toEqual(unavailable('not-invested'));
  expect(row?.months[9]?.figure).toEqual(available(expect.closeTo(0.1, 12)));
  expect(row?.whole).toMatchObject({ isPartial: true, figure: available(expect.closeTo(0.1, 12)) });
});

test('the table has a row a year, empty before the first and after the last month', () => {
  const index = growing('2022-11-30', '2024-02-29');
  const table = monthlyTable((span) => returnOver(index, span), period('2022-11-30', '2024-02-29'));
  expect(table.map(({ year, months, whole }) => [year, months.filter(Boolean).length, whole.isPartial])).toEqual([
    [2022, 1, true],
    [2023, 12, false],
    [2024, 2, true],
  ]);
  expect(table[0]?.months.slice(10)).toEqual([null, expect.objectContaining({ isPartial: false })]);
  expect(table[1]?.whole.figure).toEqual(available(expect.closeTo(1.01 ** 12 - 1, 12)));
});
