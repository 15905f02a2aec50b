import { lazy } from 'react';
import type { RealisedGains } from '#contracts/datasets/gains.ts';
import { block } from '../block.tsx';

/** The realised gains: sales above or below cost, and income without a sale. */
export const realisedGains = block<'realisedGains', RealisedGains>({
  select: ({ realisedGains: shown }) => shown,
  View: lazy(async () => ({ default: (await import('./realised-view.tsx')).RealisedView })),
  height: 560,
  section: 'transactions',
});
