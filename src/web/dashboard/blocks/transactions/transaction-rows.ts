import type { ListedRow } from '#contracts/datasets/transactions.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { categoryName } from './category-name.ts';
import type { ShownTransactions } from './select-transactions.ts';

/** The transactions as a table to take away; every amount in its own currency, and in that of the portfolio where any is in another. */
export function transactionRows({ days, filled, currency }: ShownTransactions, texts: Texts): BlockTable {
  const columns = [
    'date',
    'type',
    'group',
    'category',
    'name',
    'symbol',
    'units',
    'price',
    'priceUnit',
    'impact',
    'amount',
    'currency',
  ] as const;
  const more = ['charges', 'tax', 'note'] as const;
  const label = (column: (typeof columns)[number] | (typeof more)[number]) => texts(`transactions.${column}`);
  const converted = filled.converted ? [`${texts('transactions.amount')} (${currency})`] : [];
  return {
    header: [...columns.map(label), ...converted, ...more.map(label)],
    rows: days.flatMap(({ rows }) => rows.map((row) => cells(row, filled.converted, texts))),
  };
}

function cells(row: ListedRow, isConverted: boolean, texts: Texts): (string | number | null)[] {
  const { day, type, group, category, name, symbol, units, price, priceUnit, impact, amount, currency, converted, charges, tax, note } =
    row;
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
    impact && texts(`transactions.impacts.${impact}`),
    Number(amount),
    currency,
    ...(isConverted ? [converted] : []),
    Number(charges),
    Number(tax),
    note,
  ];
}
