import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectIncome, type ShownIncome } from './select-income.ts';

/** Dividends, interest and distributions by month, beside those of the year before, and by source. */
export const income = block<'income', ShownIncome>({
  select: selectIncome,
  View: lazy(async () => ({ default: (await import('./income-view.tsx')).IncomeView })),
  height: 560,
  section: 'summary',
});
