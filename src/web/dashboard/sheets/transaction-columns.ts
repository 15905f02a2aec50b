import { transactionFields } from '#collections/transaction-fields.ts';
import { type SheetColumn, sheetColumns } from '#contracts/ledger/sheet.ts';
import { transactionTypes } from '#finance/ledger/ledger.ts';
import type { SheetColumns } from './sheet-columns.ts';

/** The sheet of transactions: which cells a row has follows from its type. */
export const transactionColumns: SheetColumns<SheetColumn> = {
  columns: sheetColumns,
  kinds: {
    day: 'day',
    type: 'choice',
    symbol: 'text',
    units: 'size',
    price: 'size',
    amount: 'size',
    currency: 'choice',
    charges: 'size',
    tax: 'size',
    note: 'note',
  },
  asked: ({ type }) => {
    const known = transactionTypes.find((each) => each === type);
    if (!known) return new Set(sheetColumns);
    const fields = new Set(transactionFields(known).map(({ id }) => id));
    return new Set(sheetColumns.filter((column) => column === 'type' || fields.has(column)));
  },
  preset: new Set(['day', 'type', 'currency']),
};
