import { expect, test } from 'vitest';
import { coverPeriod } from './cover-period.ts';

const fiveYears = { from: '2021-06-30', to: '2026-06-30' };

test.each([
  ['2026-03-31', '2025-12-31'],
  ['2026-06-30', '2026-03-31'],
  ['2026-09-30', '2026-06-30'],
  ['2025-12-31', '2025-09-30'],
])('a report of %s is of the quarter since %s', (asOf, opening) => {
  expect(coverPeriod(asOf, fiveYears)).toEqual({ opening, to: asOf });
});

test('without any it is not named', () => {
  expect(coverPeriod('2026-07-15', undefined)).toBeNull();
});

test('on any other day it is of the period of its headline figures', () => {
  expect(coverPeriod('2026-07-15', { from: '2021-07-15', to: '2026-07-15' })).toEqual({ opening: '2021-07-15', to: '2026-07-15' });
});
