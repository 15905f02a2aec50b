import type { ExpectedPayments, ExpectedRow } from '#contracts/datasets/expected-payments.ts';
import { daysBetween } from '#finance/iso-date.ts';
import type { NeedsOf } from '../block.tsx';

export interface ShownExpected extends Pick<ExpectedPayments, 'currency' | 'total' | 'asOf'> {
  readonly days: number;
  readonly payments: readonly ShownPayment[];
}

export interface ShownPayment extends ExpectedRow {
  readonly isForeign: boolean;
}

export function selectExpected({ expectedPayments }: NeedsOf<'expectedPayments'>): ShownExpected {
  const { asOf, until, currency, rows, total } = expectedPayments;
  return {
    asOf,
    currency,
    total,
    days: daysBetween(asOf, until),
    payments: rows.map((row) => ({ ...row, isForeign: row.paidIn !== currency })),
  };
}
