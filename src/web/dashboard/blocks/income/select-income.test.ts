import { expect, test } from 'vitest';
import { available, unavailable } from '#finance/figure.ts';
import { selectIncome } from './select-income.ts';

const income = {
  period: { from: '2023-12-31', to: '2024-12-31' },
  currency: 'GBP',
  total: available(0),
  tax: available(0),
  months: [{ month: '2024-12-01', amount: available(0), yearBefore: unavailable('before-inception') }],
  sources: [],
};

test('a month before the opening has no bar', () => {
  expect(selectIncome({ income }).months).toEqual([{ month: '2024-12-01', amount: 0, yearBefore: null }]);
});

test('nothing came in: no bars of nothing', () => {
  expect(selectIncome({ income }).isEmpty).toBe(true);
  const before = [{ month: '2024-12-01', amount: available(0), yearBefore: available(12) }];
  expect(selectIncome({ income: { ...income, months: before } }).isEmpty).toBe(false);
});
