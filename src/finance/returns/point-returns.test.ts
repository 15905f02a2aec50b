import { expect, test } from 'vitest';
import { buildPrices } from '#tests/support/build-ledger.ts';
import { available, unavailable } from '../figure.ts';
import { addMonths, dayNumber, monthEnd } from '../iso-date.ts';
import { annualisedMonthly, returnBetween } from './point-returns.ts';
import { priceSeries } from '../prices/price-series.ts';

const levels = buildPrices('2024-01-31 100, 2024-02-29 120, 2024-04-30 90');
const over = (from: string, to: string) => returnBetween(levels, { from: dayNumber(from), to: dayNumber(to) });

test.each([
  ['between two points', '2024-01-31', '2024-02-29', 0.2],
  ['from the last point before', '2024-02-10', '2024-04-30', -0.1],
  ['up to the last point before', '2024-01-31', '2024-04-29', 0.2],
])('a return %s', (_case, from, to, expected) => {
  expect(over(from, to)).toEqual(available(expect.closeTo(expected, 12)));
});

test('none from before the first point, none from nothing, and none between two days that have one point', () => {
  expect(over('2024-02-29', '2024-04-29')).toEqual(unavailable('no-new-price'));
  expect(over('2024-01-30', '2024-02-29')).toEqual(unavailable('before-inception'));
  const nothing = buildPrices('2024-01-31 0, 2024-02-29 120');
  expect(returnBetween(nothing, { from: dayNumber('2024-01-31'), to: dayNumber('2024-02-29') })).toEqual(unavailable('not-invested'));
});

/** Month-ends from January 2022. */
const monthly = (...points: number[]) =>
  priceSeries(points.map((price, month) => ({ day: dayNumber(monthEnd(addMonths('2022-01-31', month))), price })));

test("a year of the specification's sixteen month-ends: power 12 / 15", () => {
  const points = [100, 103, 101, 108, 110, 112.5, 111, 115, 118, 121, 119, 124, 126, 127.5, 131, 129.9];
  expect(annualisedMonthly(monthly(...points))).toEqual(available(expect.closeTo(1.299 ** (12 / 15) - 1, 12)));
});

const year = Array.from({ length: 13 }, (_, month) => 100 + month);

test('thirteen points are a year, twelve are not; a month must not be missing, nor a day be another than its last', () => {
  expect(annualisedMonthly(monthly(...year))).toEqual(available(expect.closeTo(0.12, 12)));
  expect(annualisedMonthly(monthly(...year.slice(1)))).toEqual(unavailable('under-a-year'));
  const { days, prices } = monthly(...year, 120);
  const missing = { days: days.filter((_, at) => at !== 5), prices: prices.filter((_, at) => at !== 5) };
  expect(annualisedMonthly(missing)).toEqual(unavailable('not-month-ends'));
  expect(annualisedMonthly({ days: days.map((day, at) => (at === 13 ? day - 1 : day)), prices })).toEqual(unavailable('not-month-ends'));
});
