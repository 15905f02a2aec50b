import { lazy } from 'react';
import type { TaxYears } from '#contracts/datasets/gains.ts';
import { block } from '../block.tsx';
import { taxYearRows } from './tax-year-rows.ts';

/** Gains of a person's shares by tax year, for information. */
export const taxYears = block<'taxYears', TaxYears>({
  select: ({ taxYears: shown }) => shown,
  View: lazy(async () => ({ default: (await import('./tax-years-view.tsx')).TaxYearsView })),
  rows: taxYearRows,
  height: 320,
  section: 'summary',
  isFolded: true,
});
