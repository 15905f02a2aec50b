import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectMonths, type ShownMonths } from './select-months.ts';

/** Returns of calendar months, a row a year. */
export const months = block<'months', ShownMonths>({
  select: selectMonths,
  View: lazy(async () => ({ default: (await import('./months-view.tsx')).MonthsView })),
  height: 400,
  section: 'returns',
  isFolded: true,
});
