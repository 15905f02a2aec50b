import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownExpected } from './select-expected.ts';

/** The expected payments as a table to take away. */
export function expectedRows({ payments, currency }: ShownExpected, texts: Texts): BlockTable {
  return {
    header: [
      texts('explanation.rowDate'),
      texts('transactions.name'),
      texts('transactions.type'),
      texts('income.expected.basis'),
      `${texts('explanation.rowAmount')} (${currency})`,
      texts('explanation.rowAmount'),
      texts('transactions.currency'),
    ],
    rows: payments.map(({ day, name, kind, basis, amount, paid, paidIn }) => [
      day,
      name,
      texts(`income.expected.kinds.${kind}`),
      texts(`income.expected.bases.${basis}`),
      cents(toNumberOrNull(amount)),
      cents(paid),
      paidIn,
    ]),
  };
}

function cents(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount * 100) / 100;
}
