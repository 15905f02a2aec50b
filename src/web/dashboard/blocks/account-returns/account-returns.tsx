import { lazy } from 'react';
import { block } from '../block.tsx';
import { accountReturnRows } from './account-return-rows.ts';
import { selectAccountReturns, type ShownAccountReturns } from './select-account-returns.ts';

/** The returns of the account since yesterday, this month, this year and so on. */
export const accountReturns = block<'accountReturns', ShownAccountReturns | null>({
  select: selectAccountReturns,
  View: lazy(async () => ({ default: (await import('./account-returns-view.tsx')).AccountReturnsView })),
  rows: accountReturnRows,
  height: 110,
  section: 'returns',
});
