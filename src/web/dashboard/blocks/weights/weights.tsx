import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectWeights, type ShownWeights } from './select-weights.ts';

/** The division of the whole, in shares alone. */
export const weights = block<'weights', ShownWeights>({
  select: selectWeights,
  View: lazy(async () => ({ default: (await import('./weights-view.tsx')).WeightsView })),
  height: 420,
  section: 'holdings',
});
