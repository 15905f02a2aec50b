import { expect, test } from 'vitest';
import { dayNumber } from '../iso-date.ts';
import { isShownAnnually, returnTable } from './return-table.ts';

const firstDay = dayNumber('2018-12-31');
const asOf = '2024-06-30';
/** Grows by the same factor each day, so that every figure is known. */
const growing = (daily: number, from = firstDay) => ({
  firstDay: from,
  levels: Float64Array.from({ length: dayNumber(asOf) - from + 1 }, (_, day) => daily ** day),
});
const days = (from: string) => dayNumber(asOf) - dayNumber(from);
const portfolio = growing(1.0002);

test('returns up to a day: totals and a year', () => {
  const rows = returnTable({ portfolio, benchmark: growing(1.0001), openingDay: firstDay, asOf });
  const shown = rows.map(({ span, total }) => [span, total.portfolio.available ? total.portfolio.value : total.portfolio.reason]);
  expect(shown).toEqual([
    ['3m', expect.closeTo(1.0002 ** days('2024-03-31') - 1, 9)],
    ['6m', expect.closeTo(1.0002 ** days('2023-12-31') - 1, 9)],
    ['ytd', expect.closeTo(1.0002 ** days('2023-12-31') - 1, 9)],
    ['1y', expect.closeTo(1.0002 ** days('2023-06-30') - 1, 9)],
    ['3y', expect.closeTo(1.0002 ** days('2021-06-30') - 1, 9)],
    ['5y', expect.closeTo(1.0002 ** days('2019-06-30') - 1, 9)],
    ['inception', expect.closeTo(1.0002 ** days('2018-12-31') - 1, 9)],
  ]);
  const yearly = { available: true, value: expect.closeTo(1.0002 ** 365 - 1, 9) };
  expect(rows.map(({ annual }) => annual.portfolio).slice(3)).toEqual([yearly, yearly, yearly, yearly]);
  expect(rows[2]?.annual.portfolio).toEqual({ available: false, reason: 'under-a-year' });
  expect(rows[4]?.annual.difference).toEqual({ available: true, value: expect.closeTo(1.0002 ** 365 - 1.0001 ** 365, 9) });
  expect(rows.filter(({ span }) => isShownAnnually(span)).map(({ span }) => span)).toEqual(['3y', '5y']);
});

test('a shorter history has no figure under the name of a longer span', () => {
  const openingDay = dayNumber('2022-01-14');
  const rows = returnTable({ portfolio: growing(1.0002, openingDay), benchmark: null, openingDay, asOf });
  expect(rows.filter(({ total }) => !total.portfolio.available).map(({ span }) => span)).toEqual(['3y', '5y']);
  expect(rows[4]?.annual.portfolio).toEqual({ available: false, reason: 'too-short' });
  expect(rows[0]?.total.benchmark).toEqual({ available: false, reason: 'no-benchmark' });
  expect(rows[0]?.total.difference).toEqual({ available: false, reason: 'no-benchmark' });
});

test('a benchmark with a shorter history is compared over the days that both have, beside the empty row', () => {
  const start = dayNumber('2023-01-10');
  const rows = returnTable({ portfolio, benchmark: growing(1.0001, start), openingDay: firstDay, asOf });
  const late = rows.find(({ span }) => span === '3y');
  expect(late?.total.benchmark).toEqual({ available: false, reason: 'benchmark-begins-later' });
  expect(late?.clipped).toMatchObject({
    period: { from: start, to: dayNumber(asOf) },
    portfolio: { available: true, value: expect.closeTo(1.0002 ** days('2023-01-10') - 1, 9) },
    benchmark: { available: true, value: expect.closeTo(1.0001 ** days('2023-01-10') - 1, 9) },
  });
  expect(rows.find(({ span }) => span === '1y')?.clipped).toBeNull();
});
