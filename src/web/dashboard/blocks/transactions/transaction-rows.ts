import type { TransactionRow } from '#contracts/datasets/transactions.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { categoryName } from './category-name.ts';
import type { ShownTransactions } from './select-transactions.ts';

/** The transactions as a table to take away; every amount in its own currency. */
export function transactionRows({ days }: ShownTransactions, texts: Texts): BlockTable {
  const columns = ['date', 'type', 'group', 'category', 'name', 'symbol', 'units', 'price', 'priceUnit', 'amount', 'currency'] as const;
  const more = ['charges', 'tax', 'note'] as const;
  return {
    header: [...columns, ...more].map((column) => texts(`transactions.${column}`)),
    rows: days.flatMap(({ rows }) => rows.map((row) => cells(row, texts))),
  };
}

function cells(row: TransactionRow, texts: Texts): (string | number | null)[] {
  const { day, type, group, category, name, symbol, units, price, priceUnit, amount, currency, charges, tax, note } = row;
  return [
    day,
    texts(`transactions.types.${type}`),
    texts(`transactions.groupNames.${group}`),
    categoryName(category, texts),
    name,
    symbol,
    units === null ? null : Number(units),
    price === null ? null : Number(price),
    priceUnit,
    Number(amount),
    currency,
    Number(charges),
    Number(tax),
    note,
  ];
}
