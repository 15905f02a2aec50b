import { lazy } from 'react';
import type { SimulatedReturns } from '#contracts/datasets/returns.ts';
import { block } from '../block.tsx';

/** The past returns that today's weights, or a model's, would have had. */
export const simulatedReturns = block<'simulatedReturns', SimulatedReturns>({
  select: ({ simulatedReturns: shown }) => shown,
  View: lazy(async () => ({ default: (await import('./simulated-view.tsx')).SimulatedView })),
  height: 560,
  section: 'returns',
});
