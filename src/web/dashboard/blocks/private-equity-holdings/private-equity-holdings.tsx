import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectFunds, type ShownFunds } from './select-funds.ts';

/** Every fund of a programme. */
export const privateEquityHoldings = block<'privateEquityHoldings', ShownFunds>({
  select: selectFunds,
  View: lazy(async () => ({ default: (await import('./funds-view.tsx')).FundsView })),
  height: 520,
  section: 'holdings',
  count: 'privateEquityHoldings',
});
