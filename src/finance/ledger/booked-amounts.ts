import type { Decimal } from '../decimal.ts';
import type { EntryEffect } from './entry-effect.ts';
import type { LedgerEntry } from './ledger.ts';

export type BookedKind = 'income' | 'charge' | 'dealing-cost' | 'tax';

/** One line of income, management charge, cost of dealing or tax. A transaction has at most one of each kind. */
export interface BookedAmount {
  readonly day: number;
  readonly kind: BookedKind;
  /**
   * Category of a charge (`Management`, `Platform`, …, `Other` without one). For income, the transaction type, or the category of
   * interest. For a dealing cost or tax, the type of the transaction on which it was paid.
   */
  readonly category: string;
  readonly instrumentId: string | null;
  readonly entryId: string;
  /** In the portfolio's currency, as a size: income and costs are positive, reversed and refunded ones negative. `null` without a rate. */
  readonly amount: Decimal | null;
}

/** The lines of one transaction; `rate` converts its currency into the portfolio's. */
export function bookedAmountsOf(entry: LedgerEntry, effect: EntryEffect, rate: Decimal | null): BookedAmount[] {
  const { day, instrumentId, id: entryId, type } = entry;
  const lines: BookedAmount[] = [];
  const add = (kind: BookedKind, category: string, amount: Decimal) => {
    if (!amount.isZero()) lines.push({ day, kind, category, instrumentId, entryId, amount: rate && amount.times(rate) });
  };
  add('income', incomeCategory(entry), effect.income);
  add('charge', entry.category ?? 'Other', effect.charges);
  add('dealing-cost', type, effect.dealingCosts);
  add('tax', type, effect.taxes);
  return lines;
}

function incomeCategory({ type, category }: LedgerEntry): string {
  return type === 'Interest' && category !== null ? category : type;
}
