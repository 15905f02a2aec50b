import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectContributions, type ShownContributions } from './select-contributions.ts';

/** The contributions of each asset class, each holding and the charges to the return. */
export const contributions = block<'contributions', ShownContributions>({
  select: selectContributions,
  View: lazy(async () => ({ default: (await import('./contributions-view.tsx')).ContributionsView })),
  height: 440,
  section: 'returns',
  isFolded: true,
});
