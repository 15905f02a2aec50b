import { expect, test } from 'vitest';
import { transactionTypes } from '#finance/ledger/ledger.ts';
import { entryOfForm } from './entry-of-form.ts';

test.each([
  ['Purchase', '-5'],
  ['Sale', '5'],
  ['Contribution', '5'],
  ['Withdrawal', '-5'],
  ['Dividend', '5'],
  ['Interest', '5'],
  ['Charge', '-5'],
  ['Tax', '-5'],
  ['TransferIn', '5'],
  ['TransferOut', '-5'],
  ['Exchange', '-5'],
  ['Split', '5'],
  ['Call', '-5'],
  ['Distribution', '5'],
  ['CorporateAction', '5'],
  ['Adjustment', '5'],
] as const)('5 typed for a %s are %s of cash', (type, amount) => {
  expect(entryOfForm(type, { amount: '5', currency: 'GBP', day: '2026-06-30' }).amount).toBe(amount);
  expect(transactionTypes).toContain(type);
});

test.each([
  ['a charge refunded', 'Charge', '-5', '5'],
  ['a dividend taken back', 'Dividend', '-5', '-5'],
  ['nothing', 'Purchase', '0', '0'],
] as const)('%s', (_case, type, typed, amount) => {
  expect(entryOfForm(type, { amount: typed, currency: 'GBP', day: '2026-06-30' }).amount).toBe(amount);
});

test('what is left empty is nothing', () => {
  expect(entryOfForm('Sale', { currency: 'GBP', day: '2026-06-30', units: null })).toMatchObject({
    units: null,
    amount: null,
    bought: null,
  });
});
