import { lazy } from 'react';
import { block } from '../block.tsx';
import { portfolioRows } from '../portfolios/portfolio-rows.ts';
import { selectStructure, type ShownStructure } from './select-structure.ts';

/** The organisation chart of an account: its types of portfolio and the portfolios below them. */
export const structure = block<'structure', ShownStructure>({
  select: selectStructure,
  View: lazy(async () => ({ default: (await import('./structure-view.tsx')).StructureView })),
  rows: portfolioRows,
  height: 380,
  section: 'summary',
  isFolded: true,
});
