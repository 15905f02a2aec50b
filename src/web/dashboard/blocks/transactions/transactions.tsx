import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectTransactions, type ShownTransactions } from './select-transactions.ts';
import { transactionRows } from './transaction-rows.ts';

/** The purchases, sales and payments: the newest first, by day. */
export const transactions = block<'transactions', ShownTransactions>({
  select: selectTransactions,
  View: lazy(async () => ({ default: (await import('./transactions-view.tsx')).TransactionsView })),
  height: 640,
  section: 'transactions',
  file: { name: 'transactions', rows: transactionRows },
  count: 'transactions',
});
