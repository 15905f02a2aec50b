import type { ListedRow, Transactions } from '#contracts/datasets/transactions.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { NeedsOf } from '../block.tsx';

export interface TransactionDay {
  readonly day: IsoDate;
  readonly rows: readonly ListedRow[];
}

export interface FilledColumns {
  readonly units: boolean;
  readonly price: boolean;
  readonly charges: boolean;
  /** True if an amount is in another currency than the list. */
  readonly converted: boolean;
}

export interface ShownTransactions extends Omit<Transactions, 'rows'> {
  readonly days: readonly TransactionDay[];
  /** Columns that some row of this page fills; a column of blanks is left out. */
  readonly filled: FilledColumns;
  /** Place of the first and the last row of this page in the whole list, from one. */
  readonly first: number;
  readonly last: number;
  readonly pages: number;
}

/** One page of the list by day, in the order in which it comes. */
export function selectTransactions({ transactions: { rows, ...rest } }: NeedsOf<'transactions'>): ShownTransactions {
  const { page, pageSize, count } = rest;
  const first = (page - 1) * pageSize + 1;
  return {
    ...rest,
    days: [...Map.groupBy(rows, ({ day }) => day)].map(([day, own]) => ({ day, rows: own })),
    filled: {
      units: rows.some(({ units }) => units !== null),
      price: rows.some(({ price }) => price !== null),
      charges: rows.some(({ charges, tax }) => Number(charges) !== 0 || Number(tax) !== 0),
      converted: rows.some(({ currency, amount }) => currency !== rest.currency && Number(amount) !== 0),
    },
    first,
    last: first + rows.length - 1,
    pages: Math.max(1, Math.ceil(count / pageSize)),
  };
}
