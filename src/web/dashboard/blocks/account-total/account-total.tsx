import { lazy } from 'react';
import { block } from '../block.tsx';
import { type ShownAccountTotal, selectAccountTotal } from './select-account-total.ts';

/** The total of the account: its value, its gain and its allocation. */
export const accountTotal = block<'accountTotal', ShownAccountTotal>({
  select: selectAccountTotal,
  View: lazy(async () => ({ default: (await import('./account-total-view.tsx')).AccountTotalView })),
  height: 560,
  section: 'summary',
});
