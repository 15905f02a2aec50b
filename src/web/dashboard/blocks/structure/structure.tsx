import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectStructure, type ShownStructure } from './select-structure.ts';

/** The organisation chart of an account: its types of portfolio and the portfolios below them. */
export const structure = block<'structure', ShownStructure>({
  select: selectStructure,
  View: lazy(async () => ({ default: (await import('./structure-view.tsx')).StructureView })),
  height: 380,
  section: 'summary',
  isFolded: true,
});
