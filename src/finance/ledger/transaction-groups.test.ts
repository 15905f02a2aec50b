import { expect, test } from 'vitest';
import { transactionTypes } from './ledger.ts';
import { transactionGroupOf, transactionGroups } from './transaction-groups.ts';

test.each([
  ['Interest', 'grossInterest'],
  ['Contribution', 'paymentsIn'],
  ['Withdrawal', 'paymentsOut'],
  ['Charge', 'managementCharges'],
  ['Dividend', 'dividends'],
  ['Purchase', 'tradeBuys'],
  ['Sale', 'tradeSales'],
  ['TransferIn', 'transfers'],
  ['TransferOut', 'transfers'],
  ['Exchange', 'exchanges'],
  ['Tax', 'taxes'],
  ['Call', 'calls'],
  ['Distribution', 'distributions'],
  ['Split', 'corporateActions'],
  ['Adjustment', 'corporateActions'],
] as const)('%s is among %s', (type, group) => {
  expect(transactionGroupOf(type)).toBe(group);
});

test('no group is empty', () => {
  expect(new Set(transactionTypes.map(transactionGroupOf))).toEqual(new Set(transactionGroups));
});
