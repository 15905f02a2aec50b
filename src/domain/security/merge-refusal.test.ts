import { expect, test } from 'vitest';
import { mergeRefusal, type MergeConflicts, type MergedSecurity } from './merge-refusal.ts';

const share: MergedSecurity = { id: 'a', type: 'Stock', currency: 'GBP', quoteUnit: 'GBX' };
const other: MergedSecurity = { ...share, id: 'b' };
const none: MergeConflicts = { farPrices: 0, splits: 0, others: 0 };

test.each([
  [other, none, null],
  [{ ...other, type: 'ETF' }, none, null],
  [share, none, 'security-merge-itself'],
  [{ ...other, currency: 'USD', quoteUnit: null }, none, 'security-merge-currency'],
  [{ ...other, quoteUnit: null }, none, 'security-merge-unit'],
  [{ ...other, type: 'Bond' }, none, 'security-merge-type'],
  [other, { ...none, farPrices: 1 }, 'security-merge-prices'],
  [other, { ...none, splits: 1 }, 'security-merge-splits'],
  [other, { ...none, others: 1 }, 'security-merge-both'],
] as const)('one merged into %o with %o is refused as %s', (into, conflicts, expected) => {
  expect(mergeRefusal(share, into, conflicts)).toBe(expected);
});
