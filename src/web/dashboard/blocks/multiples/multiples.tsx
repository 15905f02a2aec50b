import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectMultiples, type ShownMultiples } from './select-multiples.ts';

/** DPI, RVPI and TVPI of every fund. */
export const multiples = block<'multiples', ShownMultiples>({
  select: selectMultiples,
  View: lazy(async () => ({ default: (await import('./multiples-view.tsx')).MultiplesView })),
  height: 600,
  section: 'summary',
});
