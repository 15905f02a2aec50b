import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectPortfolios, type ShownPortfolios } from './select-portfolios.ts';

/** The portfolios of an account, those that are closed below the others. */
export const portfolios = block<'portfolios', ShownPortfolios>({
  select: selectPortfolios,
  View: lazy(async () => ({ default: (await import('./portfolios-view.tsx')).PortfoliosView })),
  height: 260,
  section: 'summary',
});
