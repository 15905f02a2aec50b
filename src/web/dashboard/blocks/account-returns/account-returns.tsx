import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectAccountReturns, type ShownAccountReturns } from './select-account-returns.ts';

/** The returns of the account since yesterday, this month, this year and so on. */
export const accountReturns = block<'accountReturns', ShownAccountReturns | null>({
  select: selectAccountReturns,
  View: lazy(async () => ({ default: (await import('./account-returns-view.tsx')).AccountReturnsView })),
  height: 110,
  section: 'returns',
});
