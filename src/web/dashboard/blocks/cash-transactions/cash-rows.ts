import type { CashTransactions } from '#contracts/datasets/transactions.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { categoryName } from '../transactions/category-name.ts';

/** The movements as a table to take away; amounts and balances in their own currency. */
export function cashRows({ rows }: CashTransactions, texts: Texts): BlockTable {
  const columns = ['date', 'type', 'category', 'name', 'note', 'amount'] as const;
  return {
    header: [...columns.map((column) => texts(`transactions.${column}`)), texts('cash.balance'), texts('transactions.currency')],
    rows: rows.map(({ day, type, category, name, note, amount, balance, currency }) => [
      day,
      texts(`transactions.types.${type}`),
      categoryName(category, texts),
      name,
      note,
      Number(amount),
      Number(balance),
      currency,
    ]),
  };
}
