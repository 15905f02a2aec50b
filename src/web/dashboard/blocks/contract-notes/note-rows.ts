import type { ContractNotes } from '#contracts/datasets/transactions.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';

/** The trades as a table to take away; amounts as sizes in their own currency. */
export function noteRows({ rows }: ContractNotes, texts: Texts): BlockTable {
  const columns = ['number', 'day', 'settleDay', 'side', 'name', 'symbol', 'units', 'price', 'priceUnit'] as const;
  const amounts = ['consideration', 'charges', 'tax', 'total', 'currency'] as const;
  return {
    header: [...columns, ...amounts].map((column) => texts(`contractNotes.${column}`)),
    rows: rows.map((row) => [
      row.number,
      row.day,
      row.settleDay,
      texts(`contractNotes.sides.${row.side}`),
      row.name,
      row.symbol,
      orNull(row.units),
      orNull(row.price),
      row.priceUnit,
      Number(row.consideration),
      Number(row.charges),
      Number(row.tax),
      Number(row.total),
      row.currency,
    ]),
  };
}

function orNull(exact: string | null): number | null {
  return exact === null ? null : Number(exact);
}
