import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectYears, type ShownYears } from './select-years.ts';
import { yearRows } from './year-rows.ts';

/** The calls, distributions and value of the funds, year by year. */
export const calledDistributedValue = block<'calledDistributedValue', ShownYears>({
  select: selectYears,
  View: lazy(async () => ({ default: (await import('./years-view.tsx')).YearsView })),
  rows: yearRows,
  height: 600,
  section: 'summary',
});
