import { lazy } from 'react';
import type { TaxYears } from '#contracts/datasets/gains.ts';
import { block } from '../block.tsx';

/** Gains of a person's shares by tax year, for information. */
export const taxYears = block<'taxYears', TaxYears>({
  select: ({ taxYears: shown }) => shown,
  View: lazy(async () => ({ default: (await import('./tax-years-view.tsx')).TaxYearsView })),
  height: 320,
  section: 'summary',
  isFolded: true,
});
