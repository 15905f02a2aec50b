import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectYears, type ShownYears } from './select-years.ts';

/** The calls, distributions and value of the funds, year by year. */
export const calledDistributedValue = block<'calledDistributedValue', ShownYears>({
  select: selectYears,
  View: lazy(async () => ({ default: (await import('./years-view.tsx')).YearsView })),
  height: 600,
  section: 'summary',
});
