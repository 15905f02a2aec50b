import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectOwnTotal, type ShownOwnTotal } from './select-own-total.ts';

/** The total value of an investor's several accounts. */
export const ownTotal = block<'ownTotal', ShownOwnTotal>({
  select: selectOwnTotal,
  View: lazy(async () => ({ default: (await import('./own-total-view.tsx')).OwnTotalView })),
  height: 138,
  section: 'summary',
});
