import { expect, test } from 'vitest';
import { buildEntry } from '#tests/support/build-ledger.ts';
import { bookedAmountsOf } from './booked-amounts.ts';
import { decimal } from '../decimal.ts';
import { computeEffect } from './entry-effect.ts';
import { dayNumber } from '../iso-date.ts';
import type { LedgerEntry } from './ledger.ts';

const on = '2024-01-02';

function linesOf(entry: LedgerEntry, rate: string | null = '1') {
  return bookedAmountsOf(entry, computeEffect(entry, 'cash'), rate === null ? null : decimal(rate));
}

test.each([
  ['a dividend before tax', buildEntry(on, 'Dividend', { amount: 85, tax: 15 }), ['income Dividend 100', 'tax Dividend 15']],
  ['interest', buildEntry(on, 'Interest', { amount: 5 }), ['income Interest 5']],
  ['a coupon', buildEntry(on, 'Interest', { amount: 5, category: 'Coupon' }), ['income Coupon 5']],
  ['income distributed', buildEntry(on, 'Distribution', { amount: 5, category: 'Income' }), ['income Distribution 5']],
  ['capital is no income', buildEntry(on, 'Distribution', { amount: 5, category: 'ReturnOfCapital' }), []],
  ['a charge', buildEntry(on, 'Charge', { amount: -10, category: 'Platform' }), ['charge Platform 10']],
  ['a charge without category', buildEntry(on, 'Charge', { charges: 10 }), ['charge Other 10']],
  ['a charge refunded', buildEntry(on, 'Charge', { amount: 10, category: 'Adviser' }), ['charge Adviser -10']],
  ['costs of buying', buildEntry(on, 'Purchase', { amount: -105, charges: 4, tax: 1 }), ['dealing-cost Purchase 5']],
  ['costs and tax of selling', buildEntry(on, 'Sale', { amount: 95, charges: 4, tax: 1 }), ['dealing-cost Sale 4', 'tax Sale 1']],
  ['a payment', buildEntry(on, 'Contribution', { amount: 10 }), []],
])('%s', (_case, entry, expected) => {
  expect(linesOf(entry).map(({ kind, category, amount }) => `${kind} ${category} ${String(amount)}`)).toEqual(expected);
});

test("says of what, when and by which transaction, in the portfolio's currency", () => {
  const dividend = buildEntry(on, 'Dividend', { id: 'one', instrument: 'ACME', amount: 100, currency: 'USD' });
  const [line] = linesOf(dividend, '0.8');
  expect(line).toMatchObject({ day: dayNumber(on), instrumentId: 'ACME', entryId: 'one' });
  expect(line?.amount?.toString()).toBe('80');
});

test('without an exchange rate the amount is not known', () => {
  expect(linesOf(buildEntry(on, 'Dividend', { amount: 100, currency: 'USD' }), null)).toMatchObject([{ kind: 'income', amount: null }]);
});
