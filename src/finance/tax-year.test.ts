import { expect, test } from 'vitest';
import { taxYearName, getTaxYear } from './tax-year.ts';

test.each([
  ['2024-04-05', '2023-04-06', '2024-04-05'],
  ['2024-04-06', '2024-04-06', '2025-04-05'],
  ['2000-02-29', '1999-04-06', '2000-04-05'],
])('%s is in the tax year from %s to %s', (date, from, to) => {
  expect(getTaxYear(date, '04-06')).toEqual({ from, to });
});

test('is named by both its years, or by the one that it is', () => {
  expect(taxYearName(getTaxYear('2000-02-29', '04-06'))).toBe('1999/00');
  expect(taxYearName(getTaxYear('2024-12-31', '01-01'))).toBe('2024');
});
