import { lazy } from 'react';
import { block } from '../block.tsx';
import { ownTotalRows } from './own-total-rows.ts';
import { selectOwnTotal, type ShownOwnTotal } from './select-own-total.ts';

/** What the accounts of an investor who has several are worth together. */
export const ownTotal = block<'ownTotal', ShownOwnTotal>({
  select: selectOwnTotal,
  View: lazy(async () => ({ default: (await import('./own-total-view.tsx')).OwnTotalView })),
  rows: ownTotalRows,
  height: 138,
  section: 'summary',
});
