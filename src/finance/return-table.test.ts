import { expect, test } from 'vitest';
import { dayNumber } from './iso-date.ts';
import { discreteYears, returnTable } from './return-table.ts';
import { linked } from './time-weighted-return.ts';

const firstDay = dayNumber('2018-12-31');
const asOf = '2024-06-30';
/** Grows by the same factor each day, so that every figure is known. */
const growing = (daily: number, from = firstDay) => ({
  firstDay: from,
  levels: Float64Array.from({ length: dayNumber(asOf) - from + 1 }, (_, day) => daily ** day),
});
const days = (from: string) => dayNumber(asOf) - dayNumber(from);
const portfolio = growing(1.0002);

test('returns up to a day: totals up to a year and since inception, yearly for 3y and 5y', () => {
  const rows = returnTable({ portfolio, benchmark: growing(1.0001), openingDay: firstDay, asOf });
  const shown = rows.map(({ span, isAnnual, portfolio: own }) => [span, isAnnual, own.available ? own.value : own.reason]);
  expect(shown).toEqual([
    ['3m', false, expect.closeTo(1.0002 ** days('2024-03-31') - 1, 9)],
    ['ytd', false, expect.closeTo(1.0002 ** days('2023-12-31') - 1, 9)],
    ['1y', false, expect.closeTo(1.0002 ** days('2023-06-30') - 1, 9)],
    ['3y', true, expect.closeTo(1.0002 ** 365 - 1, 9)],
    ['5y', true, expect.closeTo(1.0002 ** 365 - 1, 9)],
    ['inception', false, expect.closeTo(1.0002 ** days('2018-12-31') - 1, 9)],
  ]);
  expect(rows[3]?.difference).toEqual({ available: true, value: expect.closeTo(1.0002 ** 365 - 1.0001 ** 365, 9) });
});

test('a shorter history has no figure under the name of a longer span', () => {
  const openingDay = dayNumber('2022-01-14');
  const rows = returnTable({ portfolio: growing(1.0002, openingDay), benchmark: null, openingDay, asOf });
  expect(rows.map(({ span, portfolio: own }) => [span, own.available])).toEqual([
    ['3m', true],
    ['ytd', true],
    ['1y', true],
    ['3y', false],
    ['5y', false],
    ['inception', true],
  ]);
  expect(rows[3]?.portfolio).toEqual({ available: false, reason: 'too-short' });
  expect(rows[0]?.benchmark).toEqual({ available: false, reason: 'no-benchmark' });
  expect(rows[0]?.difference).toEqual({ available: false, reason: 'no-benchmark' });
});

test('five discrete years link to five years', () => {
  const bands = discreteYears(portfolio, asOf, 5).map(({ figure }) => (figure.available ? figure.value : NaN));
  expect(linked(bands)).toBeCloseTo(1.0002 ** days('2019-06-30') - 1, 9);
});
