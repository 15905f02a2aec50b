import { lazy } from 'react';
import type { CashTransactions } from '#contracts/datasets/transactions.ts';
import { block } from '../block.tsx';
import { cashRows } from './cash-rows.ts';

/** The movements of cash with their running balance. */
export const cashTransactions = block<'cashTransactions', CashTransactions>({
  select: ({ cashTransactions: cash }) => cash,
  View: lazy(async () => ({ default: (await import('./cash-view.tsx')).CashView })),
  height: 640,
  section: 'transactions',
  file: { name: 'cash-transactions', rows: cashRows },
});
