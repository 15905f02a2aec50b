import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectYears, type ShownYears } from './select-years.ts';
import { yearRows } from './year-rows.ts';

/** What the funds called, paid out and were worth, year by year. */
export const calledDistributedValue = block<'calledDistributedValue', ShownYears>({
  select: selectYears,
  View: lazy(async () => ({ default: (await import('./years-view.tsx')).YearsView })),
  rows: yearRows,
  height: 600,
  section: 'summary',
});
